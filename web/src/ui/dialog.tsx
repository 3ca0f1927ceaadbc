import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";

interface Props {
  title: string;
  closing: string;
  kind: "drawer" | "lid";
  close(): void;
  children: ComponentChildren;
}

/** A sheet over the page. The browser keeps the focus inside, closes it with Esc and gives the focus back. */
export function Dialog({ title, closing, kind, close, children }: Props) {
  const place = useRef<HTMLDialogElement>(null);
  const gone = useRef(false);
  useEffect(() => {
    const dialog = place.current;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      // Another sheet may have taken its place, which the late event must not close.
      gone.current = true;
      dialog?.close();
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes it, and so does the button.
    <dialog
      ref={place}
      class={kind}
      aria-label={title}
      onClose={() => gone.current || close()}
      onClick={(event) => event.target === place.current && close()}
    >
      {kind === "drawer" ? (
        <>
          <header>
            <h2>{title}</h2>
            <button type="button" aria-label={closing} onClick={close}>
              ×
            </button>
          </header>
          <div class="body">{children}</div>
        </>
      ) : (
        children
      )}
    </dialog>
  );
}

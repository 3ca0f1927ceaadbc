interface Props {
  label: string;
  /** What the dialog of the system shows first. */
  accept: string;
  /** How it is drawn: as a button or as a link. */
  look: string;
  take(file: File): void;
}

/** Takes a file from this computer; the same one may be taken again. */
export function FileButton({ label, accept, look, take }: Props) {
  return (
    <label class={look}>
      {label}
      <input
        class="vh"
        type="file"
        accept={accept}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          if (file) take(file);
          event.currentTarget.value = "";
        }}
      />
    </label>
  );
}

import type * as wire from "../gen/protocol";
import type { Voice } from "../say/voice";
import { Cited } from "../ui/cited";

type Option = wire.Protocol["option"];
export type Chosen = Record<string, string | number>;

interface Props {
  game: string;
  option: Option;
  chosen: Chosen;
  seats: number;
  say: Voice;
  choose(value: string | number): void;
}

/** Whether this option is as if nobody had chosen. */
export function isUsual(option: Option, chosen: Chosen): boolean {
  const usual = option.type === "choice" ? option.values[0] : option.type === "number" ? option.default : -1;
  return (chosen[option.name] ?? usual) === usual;
}

/** An option as full sentences, the default first, with the clause that leaves it open. */
export function OptionField(props: Props) {
  switch (props.option.type) {
    case "choice":
      return <ChoiceField {...props} option={props.option} />;
    case "number":
      return <NumberField {...props} option={props.option} />;
    case "seat":
      return <SeatField {...props} option={props.option} />;
  }
}

function ChoiceField(props: Props & { option: wire.ChoiceOption }) {
  const { game, option, chosen, say, choose } = props;
  if (option.values.length === 2) return <OtherwiseField {...props} />;
  return (
    <fieldset class="plain">
      <legend class="vh">{say.word(`option-${option.name}`)}</legend>
      {option.values.map((value) => (
        <label key={value} class="option">
          <input
            type="radio"
            name={option.name}
            checked={(chosen[option.name] ?? option.values[0]) === value}
            onChange={() => choose(value)}
          />
          <span>
            {say.word(`option-${option.name}-${value}`)} <Cited game={game} clause={option.clause} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Two readings: a tick for the other one, and what holds without it. */
function OtherwiseField({ game, option, chosen, say, choose }: Props & { option: wire.ChoiceOption }) {
  const [usual = "", other = ""] = option.values;
  return (
    <label class="option">
      <input
        type="checkbox"
        checked={chosen[option.name] === other}
        onChange={(event) => choose(event.currentTarget.checked ? other : usual)}
      />
      <span>
        {say.word(`option-${option.name}-${other}`)} <Cited game={game} clause={option.clause} />
        <small>{say.word("page-otherwise", { text: say.word(`option-${option.name}-${usual}`) })}</small>
      </span>
    </label>
  );
}

function NumberField({ game, option, chosen, say, choose }: Props & { option: wire.NumberOption }) {
  return (
    <label class="option">
      <input
        class="field"
        type="number"
        min={option.least}
        max={option.most}
        value={chosen[option.name] ?? option.default}
        onInput={(event) => choose(event.currentTarget.valueAsNumber || option.default)}
      />
      <span>
        {say.word(`option-${option.name}`)} <Cited game={game} clause={option.clause} />
      </span>
    </label>
  );
}

function SeatField({ game, option, chosen, seats, say, choose }: Props & { option: wire.SeatOption }) {
  return (
    <label class="option">
      <select
        class="ico"
        value={chosen[option.name] ?? -1}
        onChange={(event) => choose(Number(event.currentTarget.value))}
      >
        <option value={-1}>{say.word("page-by-lot")}</option>
        {Array.from({ length: seats }, (_, seat) => (
          <option key={seat} value={seat}>
            {say.word("page-seat", { number: seat + 1 })}
          </option>
        ))}
      </select>
      <span>
        {say.word(`option-${option.name}`)} <Cited game={game} clause={option.clause} />
      </span>
    </label>
  );
}

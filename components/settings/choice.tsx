import { useId } from 'preact/hooks';
import './choice.css';

export interface ChoiceOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  readonly hint?: string;
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly ChoiceOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all in sight. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  const name = useId();
  const isWide = options.some(({ hint }) => hint !== undefined);
  return (
    <fieldset class={isWide ? 'choice wide' : 'choice'}>
      <legend class="field-label">{label}</legend>
      <div class="choice-options">
        {options.map((option) => (
          <label key={option.value} class="choice-option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              // A choice that was refused must not stay shown.
              onClick={(event) => {
                if (option.value === value) return;
                event.preventDefault();
                onChange(option.value);
              }}
            />
            <span class="choice-text">
              <span class="choice-label">{option.label}</span>
              {option.hint !== undefined && <span class="field-hint">{option.hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

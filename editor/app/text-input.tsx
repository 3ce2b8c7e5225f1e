import { useRef, useState } from 'react';
import {
  Button,
  FieldError,
  Input,
  Label,
  Menu,
  MenuItem,
  MenuTrigger,
  Popover,
  Text,
  TextArea,
  TextField,
} from 'react-aria-components';
import { withTypography } from '#content/typography.ts';
import type { Field } from '../shared/schema.ts';
import { keyOf, type Way } from '../shared/ways.ts';
import { useForm } from './form.ts';

type Props = {
  field: Field;
  way: Way;
  value: string;
  onChange: (text: string) => void;
  isNumber?: boolean;
  /** Names the field where its title is not shown, as for an entry of a list. */
  label?: string;
};

/** A text with its limits, its problem and its printed form. */
export function TextInput({ field, way, value, onChange, isNumber = false, label }: Props) {
  const { problems, showsAll, mayNameValues, printed, state } = useForm();
  const [isLeft, setLeft] = useState(false);
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const found = problems.get(keyOf(way));
  // A missing field is an empty one here.
  const words = found?.replace('is missing:', 'is empty:');
  const problem = (isLeft || showsAll) && words ? `This ${words}.` : '';
  const kind = field.metadata?.kind;
  const isCopy = kind === 'line' || kind === 'paragraph';
  const asPrinted = isCopy ? printed(value) : value;
  const offersValues = isCopy && mayNameValues && state.namedValues.length > 0;
  const Typed = kind === 'paragraph' ? TextArea : Input;

  function leave() {
    setLeft(true);
    if (isCopy && withTypography(value) !== value) onChange(withTypography(value));
  }

  function insert(name: string) {
    const at = input.current?.selectionStart ?? value.length;
    onChange(`${value.slice(0, at)}{${name}}${value.slice(input.current?.selectionEnd ?? at)}`);
  }

  return (
    <TextField
      value={value}
      onChange={onChange}
      onBlur={leave}
      isInvalid={problem !== ''}
      {...(label !== undefined && { 'aria-label': label })}
      inputMode={isNumber ? 'decimal' : 'text'}
      className={isNumber ? 'react-aria-TextField number' : 'react-aria-TextField'}
    >
      {label === undefined && <Label>{field.title}</Label>}
      <Typed ref={input} {...(kind === 'paragraph' && { rows: 2 })} />
      <FieldError>{problem}</FieldError>
      {isCopy && (
        <p className="tools">
          {offersValues && (
            <MenuTrigger>
              <Button className="link">Insert a value</Button>
              <Popover className="popover">
                <Menu items={state.namedValues} onAction={(name) => insert(String(name))} className="options">
                  {({ name, meaning, text }) => (
                    <MenuItem id={name} textValue={meaning}>
                      <Text slot="label">{text}</Text>
                      <Text slot="description">{meaning}</Text>
                    </MenuItem>
                  )}
                </Menu>
              </Popover>
            </MenuTrigger>
          )}
          <span>
            {asPrinted === value
              ? `${value.length}${field.most && field.most < 2000 ? ` of ${field.most}` : ''} characters`
              : `Printed: ${asPrinted}`}
          </span>
        </p>
      )}
      {field.help && label === undefined && (
        <Text slot="description" className="help">
          {field.help}
        </Text>
      )}
    </TextField>
  );
}

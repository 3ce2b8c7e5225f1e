import { TextLink } from '../../design/primitives/link/text-link.tsx';

/** A word of the text that can be dialled or written to. */
export type Contact = { text: string; address: string };

export type LinkedTextProps = { text: string; contacts: readonly Contact[] };

/** A text in which the company's number and address are links. */
export function LinkedText({ text, contacts }: LinkedTextProps) {
  const [contact, ...others] = contacts;
  if (!contact) return text;
  return text.split(contact.text).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one unchanging text.
    <span key={index}>
      {index > 0 && <TextLink to={contact.address}>{contact.text}</TextLink>}
      <LinkedText contacts={others} text={part} />
    </span>
  ));
}

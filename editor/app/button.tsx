import type { ComponentProps } from 'react';

/** A button that does not submit the form around it. */
export function Button(props: ComponentProps<'button'>) {
  return <button type="button" {...props} />;
}

/** How long after a submit the browser waits for the scripts before it posts the form itself, in ms. */
const nativeAfter = 4000;

/**
 * Until the page is hydrated, queues clicks on buttons that need scripts. Replays them once when the page dispatches
 * `hydrated`, with events for what was typed or chosen. Links, `details`, popovers and form controls work without
 * scripts. If the page is not hydrated `nativeAfter` ms after a submit, the browser posts the form.
 */
export function replayFirstActions() {
  const clicked: HTMLButtonElement[] = [];
  const changed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();
  let isHydrationLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queueClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget], [commandfor])');
    if (!button || (isHydrationLate && button.form)) return;
    event.preventDefault();
    // React replays clicks on its own while it hydrates; a click that is also in this queue would be handled twice.
    event.stopImmediatePropagation();
    if (!button.form) clicked.push(button);
    else if (!clicked.includes(button)) {
      clicked.push(button);
      timer ??= setTimeout(submitNatively, nativeAfter);
    }
  };

  const submitNatively = () => {
    isHydrationLate = true;
    for (const button of clicked.splice(0)) button.click();
  };

  const noteChange = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    changed.set(field, field.value);
  };

  const replay = () => {
    clearTimeout(timer);
    removeEventListener('click', queueClick, true);
    removeEventListener('input', noteChange, true);
    for (const [field, value] of changed) {
      // The first render of React may have reset the field to the value in the HTML.
      if (field.value !== value) field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    clickNext();
  };

  /** Each click is a separate task, so that React handles one before the next. */
  const clickNext = () => {
    clicked.shift()?.click();
    if (clicked.length > 0) setTimeout(clickNext);
  };

  addEventListener('click', queueClick, true);
  addEventListener('input', noteChange, true);
  // In a separate task, so that React finishes hydrating first.
  addEventListener('hydrated', () => setTimeout(replay), { once: true });
}

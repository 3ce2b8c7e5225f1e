/** In milliseconds. If the page is not hydrated this long after a submit, the browser posts the form itself. */
const nativeAfter = 4000;

/**
 * The events of a tap. React would hydrate the whole page in one task for each of them, which on a slow phone delays the
 * reaction by up to a third of a second. Keys and input do reach React, so that its first renders know what is
 * typed.
 */
const tapEvents = 'pointerdown pointerup touchstart touchend mousedown mouseup click dblclick'.split(' ');

/**
 * Handles the actions of visitors before hydration. Queues clicks on buttons that need JavaScript, and replays them
 * after the event `hydrated`, together with input events for changed fields. Links, `details`, popovers and form
 * controls work without JavaScript and need no queue.
 */
export function replayFirstActions() {
  const clicked: HTMLButtonElement[] = [];
  const changed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();
  const listening = new AbortController();
  let isHydrationLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queueClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget], [commandfor])');
    if (!button || (isHydrationLate && button.form)) return;
    event.preventDefault();
    if (!button.form) clicked.push(button);
    else if (!clicked.includes(button)) {
      clicked.push(button);
      // Looks like a button that is sending.
      button.ariaDisabled = 'true';
      timer ??= setTimeout(submitNatively, nativeAfter);
    }
  };

  const submitNatively = () => {
    isHydrationLate = true;
    for (const button of clicked.splice(0)) press(button);
  };

  const press = (button: HTMLButtonElement) => {
    button.ariaDisabled = null;
    button.click();
  };

  const noteChange = ({ target }: Event) => {
    const field = target as HTMLInputElement;
    changed.set(field, field.value);
  };

  const replay = () => {
    clearTimeout(timer);
    listening.abort();
    for (const [field, value] of changed) {
      // React's first render may have reset the field to its value in the HTML.
      if (field.value !== value) field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    clickNext();
  };

  /** Replays the clicks in separate tasks, so that React finishes handling one click before the next. */
  const clickNext = () => {
    const button = clicked.shift();
    if (!button) return;
    press(button);
    setTimeout(clickNext);
  };

  const options = { capture: true, signal: listening.signal };
  addEventListener('click', queueClick, options);
  addEventListener('input', noteChange, options);
  // The listeners of React are on an element below this one.
  for (const type of tapEvents)
    document.documentElement.addEventListener(type, (event) => event.stopPropagation(), options);
  // Replays in a separate task, so that React finishes hydrating first.
  addEventListener('hydrated', () => setTimeout(replay), { once: true });
}

/** In milliseconds. If the page is not hydrated this long after a submit, the browser posts the form itself. */
const nativeAfter = 4000;

/**
 * Events, besides clicks, for which React would hydrate the whole page in one task. On a slow phone this would delay the
 * reaction by up to a third of a second.
 */
const hydratingEvents =
  'pointerdown pointerup touchstart touchend mousedown mouseup dblclick keydown keypress keyup input change'.split(' ');

/**
 * Handles the actions of visitors before hydration. Queues clicks on buttons that need JavaScript, and replays them
 * after the event `hydrated`, together with input events for changed fields. Links, `details`, popovers and form
 * controls work without JavaScript and need no queue. React receives only clicks on links.
 */
export function replayFirstActions() {
  const clicked: HTMLButtonElement[] = [];
  const changed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();
  const listening = new AbortController();
  let isHydrationLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const queueClick = (event: Event) => {
    const target = event.target as Element;
    if (!target.closest('a')) event.stopPropagation();
    const button = target.closest<HTMLButtonElement>('button:not([popovertarget], [commandfor])');
    if (!button || (isHydrationLate && button.form)) return;
    event.preventDefault();
    // Without this line, React would handle the click a second time, because it also replays clicks while it
    // hydrates.
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
    clicked.shift()?.click();
    if (clicked.length > 0) setTimeout(clickNext);
  };

  const options = { capture: true, signal: listening.signal };
  addEventListener('click', queueClick, options);
  addEventListener('input', noteChange, options);
  for (const type of hydratingEvents) addEventListener(type, (event) => event.stopPropagation(), options);
  // Replays in a separate task, so that React finishes hydrating first.
  addEventListener('hydrated', () => setTimeout(replay), { once: true });
}

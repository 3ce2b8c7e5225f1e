/**
 * Runs in the page: its source text is printed there, so it may use nothing from outside the function.
 * Until the page is hydrated, a click on a button that needs script, a form's submit button among them, is held and done
 * once when the page announces `hydrated`; what was typed or chosen by then is told to React. Links, `details`, popovers
 * and the controls of a form answer by themselves. When no script has come `nativeAfter` ms after a submit, the form is
 * posted by the browser.
 */
export function holdFirstActions(nativeAfter: number) {
  const clicked: HTMLButtonElement[] = [];
  const changed = new Map<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement, string>();
  let isHydrationLate = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>('button:not([popovertarget], [commandfor])');
    if (!button || (isHydrationLate && button.form)) return;
    event.preventDefault();
    // React answers clicks itself while it hydrates, and would do so a second time.
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

  const release = () => {
    clearTimeout(timer);
    removeEventListener('click', holdClick, true);
    removeEventListener('input', noteChange, true);
    for (const [field, value] of changed) {
      // A first render of React may have put back what the page came with.
      if (field.value !== value) field.value = value;
      for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
    }
    clickNext();
  };

  /** Each in a task of its own, so that React has answered one before the next. */
  const clickNext = () => {
    clicked.shift()?.click();
    if (clicked.length > 0) setTimeout(clickNext);
  };

  addEventListener('click', holdClick, true);
  addEventListener('input', noteChange, true);
  // In a task of its own: React first finishes what hydration has changed.
  addEventListener('hydrated', () => setTimeout(release), { once: true });
}

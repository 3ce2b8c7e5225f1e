import { useCallback, useEffect, useRef, useState } from 'react';
import type { FromPreview } from '../preview-clicks.ts';
import type { FieldPath } from '../shared/field-path.ts';
import type { FieldMatch } from '../shared/find.ts';
import { ask, report } from './api-client.ts';
import { Button } from './button.tsx';
import { FoundFields } from './find.tsx';

type Props = {
  /** Undefined while the preview is not running. */
  origin: string | undefined;
  /** The path of the open file. */
  path: string;
  /**
   * The URL path of the page that the preview shows for the file. Undefined if the file has no page, or is new and not
   * saved yet: the preview then keeps its page, which is `/` at first.
   */
  page: string | undefined;
  onOpen: (path: string, fieldPath: FieldPath) => void;
};

const noField =
  'No field has exactly this. It is put together from several facts: “Find a word” looks for a part of it.';

/**
 * The preview, in a frame from another origin. While “Click to edit” is on, a click in it opens the clicked field. If
 * several fields match, it lists them.
 */
export function PreviewPane({ origin, path, page, onOpen }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(page ?? '/');
  const [asked, setAsked] = useState({ page: page ?? '/', count: 0 });
  const [opensFields, setOpensFields] = useState(true);
  const [isNarrow, setNarrow] = useState(false);
  const [found, setFound] = useState<FieldMatch[]>();

  /**
   * The file that a click in the preview opened. The preview stays on the clicked page instead of changing to the
   * file's page.
   */
  const clickedFile = useRef<string>(undefined);

  // biome-ignore lint/correctness/useExhaustiveDependencies: changes the page only if another file is opened, or a new one saved
  useEffect(() => {
    if (clickedFile.current === path) return;
    clickedFile.current = undefined;
    if (page) setAsked((old) => (old.page === page && shown === page ? old : { page, count: old.count + 1 }));
  }, [path, page]);

  const openClicked = useCallback<Props['onOpen']>(
    (file, fieldPath) => {
      clickedFile.current = file;
      onOpen(file, fieldPath);
    },
    [onOpen],
  );

  useEffect(() => {
    if (!origin) return;
    const send = () => frame.current?.contentWindow?.postMessage({ opensFields }, origin);
    send();
    async function receive({ data, origin: from, source }: MessageEvent<FromPreview>) {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.preview === 'page') {
        setShown(data.page);
        send();
      }
      if (data.preview !== 'click') return;
      const fields = await ask('clicked', data).catch(report);
      if (!fields) return;
      const [first] = fields;
      setFound(fields.length === 1 ? undefined : fields);
      if (first && fields.length === 1) openClicked(first.path, first.fieldPath);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, opensFields, openClicked]);

  return (
    <section className="preview" aria-label="Preview">
      <header>
        <strong>Preview</strong>
        <output>{shown}</output>
        <Button aria-pressed={opensFields} onClick={() => setOpensFields(!opensFields)}>
          Click to edit
        </Button>
        <Button aria-pressed={isNarrow} onClick={() => setNarrow(!isNarrow)}>
          Phone
        </Button>
        <Button onClick={() => setAsked({ page: shown, count: asked.count + 1 })}>Reload</Button>
      </header>
      {found && (
        <FoundFields
          title={found.length > 0 ? 'This comes from several fields' : noField}
          fields={found}
          onOpen={openClicked}
          onClose={() => setFound(undefined)}
        />
      )}
      {origin ? (
        <iframe
          key={`${origin} ${asked.count}`}
          ref={frame}
          src={origin + asked.page}
          title="Preview of the site"
          data-narrow={isNarrow || undefined}
        />
      ) : (
        <p className="empty">
          The preview is not there yet. It starts when nothing is wrong any more that stops it; otherwise in a few
          seconds.
        </p>
      )}
    </section>
  );
}

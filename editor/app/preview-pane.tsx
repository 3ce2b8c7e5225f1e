import { useEffect, useRef, useState } from 'react';
import { Button, ToggleButton } from 'react-aria-components';
import type { FromPreview } from '../preview-clicks.ts';
import type { Found } from '../shared/find.ts';
import type { Way } from '../shared/ways.ts';
import { FoundFields } from './find.tsx';
import { post } from './server.ts';

type Props = {
  /** `undefined` while the preview does not run. */
  origin: string | undefined;
  /** The page of the file that is open. */
  page: string | undefined;
  onOpen: (path: string, way: Way) => void;
};

/** The preview, on a separate origin. A click in it opens the field. */
export function PreviewPane({ origin, page, onOpen }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [shown, setShown] = useState(page ?? '/');
  const [asked, setAsked] = useState({ page: page ?? '/', count: 0 });
  const [opensFields, setOpensFields] = useState(true);
  const [isNarrow, setNarrow] = useState(false);
  const [found, setFound] = useState<{ title: string; fields: Found[] }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another open file changes the page
  useEffect(() => {
    if (page) setAsked((old) => (old.page === page && shown === page ? old : { page, count: old.count + 1 }));
  }, [page]);

  useEffect(() => {
    if (!origin) return;
    const send = () => frame.current?.contentWindow?.postMessage({ opensFields }, origin);
    send();
    async function receive({ data, origin: from, source }: MessageEvent<FromPreview>) {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.preview === 'page') {
        setShown(data.path);
        send();
      }
      if (data.preview !== 'click') return;
      const { preview: _, ...click } = data;
      const fields = await post<Found[]>('clicked', click);
      const [only] = fields;
      setFound(undefined);
      if (only && fields.length === 1) onOpen(only.path, only.way);
      else if (fields.length > 1) setFound({ title: 'This comes from several fields', fields });
      else
        setFound({
          title:
            'No field has exactly this. It is put together from several facts: “Find a word” looks for a part of it.',
          fields,
        });
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [origin, opensFields, onOpen]);

  return (
    <section className="preview" aria-label="Preview">
      <header>
        <strong>Preview</strong>
        <output>{shown}</output>
        <ToggleButton isSelected={opensFields} onChange={setOpensFields}>
          Click to edit
        </ToggleButton>
        <ToggleButton isSelected={isNarrow} onChange={setNarrow}>
          Phone
        </ToggleButton>
        <Button onPress={() => setAsked({ page: shown, count: asked.count + 1 })}>Reload</Button>
      </header>
      {found && (
        <FoundFields
          {...found}
          onOpen={(path, way) => {
            setFound(undefined);
            onOpen(path, way);
          }}
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

import { useState } from 'react';
import { fieldPropertiesOf } from '#content/model/field-properties.ts';
import { keyOf } from '../shared/field-path.ts';
import { upload } from './api-client.ts';
import { Button } from './button.tsx';
import { AskDialog } from './dialog.tsx';
import { type FieldProps, FieldView, Problem } from './fields.tsx';
import { useField } from './form.ts';

type Pictured = { name?: string; alt?: string };

/** A picture and its description. Choosing another picture clears the description. */
export function PictureField({ field, fieldPath }: FieldProps) {
  const { value, set, state } = useField(fieldPath);
  const [isChoosing, setChoosing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState('');
  const { name, alt } = (value ?? {}) as Pictured;
  const { entries } = field;
  const metadata = entries.name && fieldPropertiesOf(entries.name).metadata;
  const isSquare = metadata?.kind === 'picture' && metadata.isSquare;
  const picture = state.pictures.find((one) => one.name === name);
  const isUpright = picture && !isSquare && picture.height > picture.width;

  function choose(chosen: string) {
    setChoosing(false);
    if (chosen === name) return;
    set((old: Pictured | undefined) => ({
      ...old,
      name: chosen,
      // A description that was typed during the upload is about the new picture.
      ...(entries.alt && { alt: old?.alt === alt ? '' : old?.alt }),
    }));
  }

  async function add(photo: File | undefined) {
    if (!photo) return;
    setProblem('');
    setUploading(true);
    try {
      choose(await upload(photo, isSquare));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setUploading(false);
    }
  }

  return (
    <>
      <div className="picture" data-field={keyOf([...fieldPath, 'name'])}>
        {picture && (
          <img src={`/images/${picture.small}`} alt="" data-square={isSquare || undefined} data-name={name} />
        )}
        <div>
          <label>
            {isUploading ? 'Making all sizes …' : 'Upload a photo, or drop it here'}
            <input
              type="file"
              accept="image/jpeg, image/png, image/webp, image/avif, image/heic, image/heif, .heic, .heif"
              disabled={isUploading}
              onChange={({ target }) => {
                void add(target.files?.[0]);
                // Otherwise choosing the same file again would not be a change.
                target.value = '';
              }}
            />
          </label>
          <Button onClick={() => setChoosing(true)}>Choose one of the site’s</Button>
        </div>
      </div>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isUpright && <p className="help">This picture is upright. Pages show a wide part from its middle.</p>}
      <Problem fieldPath={[...fieldPath, 'name']} />
      {entries.alt && <FieldView field={fieldPropertiesOf(entries.alt)} fieldPath={[...fieldPath, 'alt']} />}
      {isChoosing && (
        <AskDialog title="Choose a picture" onClose={() => setChoosing(false)}>
          <div className="gallery">
            {state.pictures
              .filter(({ width, height }) => (width === height) === isSquare)
              .map((one) => (
                <Button key={one.name} onClick={() => choose(one.name)} aria-label={one.name.replaceAll('-', ' ')}>
                  <img src={`/images/${one.small}`} alt="" loading="lazy" />
                </Button>
              ))}
          </div>
        </AskDialog>
      )}
    </>
  );
}

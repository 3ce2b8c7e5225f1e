import { useEffect, useEffectEvent, useState } from 'react';
import { Button, DropZone, FileTrigger, Text } from 'react-aria-components';
import { valueAt } from '../shared/field-path.ts';
import { fieldOf } from '../shared/schema.ts';
import { upload } from './api-client.ts';
import { AskDialog } from './dialog.tsx';
import { type FieldProps, FieldView, Problem } from './fields.tsx';
import { useForm } from './form.ts';

const accepted = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/heic', 'image/heif', '.heic', '.heif'];

type Pictured = { name?: string; alt?: string };

/** A picture and its description. Choosing another picture clears the description. */
export function PictureField({ field, fieldPath }: FieldProps) {
  const { data, change, state } = useForm();
  const [isChoosing, setChoosing] = useState(false);
  const [isUploading, setUploading] = useState(false);
  /** The name of a picture that was just uploaded. The field gets it once the list of pictures contains it. */
  const [uploaded, setUploaded] = useState<string>();
  const isBusy = isUploading || uploaded !== undefined;
  const [problem, setProblem] = useState('');
  const [oldAlt, setOldAlt] = useState('');
  const { name, alt } = (valueAt(data, fieldPath) ?? {}) as Pictured;
  const { entries } = field;
  const metadata = entries.name && fieldOf(entries.name).metadata;
  const isSquare = metadata?.kind === 'picture' && metadata.isSquare;
  const hasAlt = entries.alt !== undefined;
  const picture = state.pictures.find((one) => one.name === name);
  const isUpright = picture !== undefined && !isSquare && picture.height > picture.width;

  function choose(chosen: string) {
    setChoosing(false);
    if (chosen === name) return;
    if (alt) setOldAlt(alt);
    change(fieldPath, { ...(valueAt(data, fieldPath) as Pictured), name: chosen, ...(hasAlt && { alt: '' }) });
  }

  const isFound = state.pictures.some((one) => one.name === uploaded);
  const chooseUploaded = useEffectEvent(() => {
    if (uploaded) choose(uploaded);
    setUploaded(undefined);
  });
  useEffect(() => {
    if (isFound) chooseUploaded();
  }, [isFound]);

  async function add(photo: File | undefined) {
    if (!photo) return;
    setProblem('');
    setUploading(true);
    try {
      setUploaded(await upload(photo, isSquare));
    } catch (error) {
      setProblem((error as Error).message);
    } finally {
      setUploading(false);
    }
  }

  return (
    <>
      <DropZone
        className="picture"
        aria-label={`Picture: ${name ?? 'none'}`}
        onDrop={async ({ items }) => {
          const [item] = items;
          if (item?.kind === 'file') await add(await item.getFile());
        }}
      >
        {picture ? (
          <img src={`/pictures/${picture.small}`} alt="" data-square={isSquare || undefined} data-name={name} />
        ) : (
          <Text slot="label">{isBusy ? 'Making all sizes …' : 'Drop a photo here'}</Text>
        )}
        <div>
          <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => void add(files?.[0])}>
            <Button isDisabled={isBusy}>{isBusy ? 'Making all sizes …' : 'Upload a photo'}</Button>
          </FileTrigger>
          <Button onPress={() => setChoosing(true)}>Choose one of the site’s</Button>
        </div>
      </DropZone>
      {problem && (
        <p className="problem" role="alert">
          {problem}
        </p>
      )}
      {isUpright && <p className="help">This picture is upright. Pages show a wide part from its middle.</p>}
      <Problem fieldPath={[...fieldPath, 'name']} />
      {entries.alt && <FieldView field={fieldOf(entries.alt)} fieldPath={[...fieldPath, 'alt']} />}
      {oldAlt && !alt && (
        <p className="help">The picture before was described as “{oldAlt}”. What is seen in this one?</p>
      )}
      {isChoosing && (
        <AskDialog title="Choose a picture" onClose={() => setChoosing(false)} isWide>
          <div className="gallery">
            {state.pictures
              .filter(({ width, height }) => (width === height) === isSquare)
              .map((one) => (
                <Button key={one.name} onPress={() => choose(one.name)} aria-label={one.name.replaceAll('-', ' ')}>
                  <img src={`/pictures/${one.small}`} alt="" loading="lazy" />
                </Button>
              ))}
          </div>
        </AskDialog>
      )}
    </>
  );
}

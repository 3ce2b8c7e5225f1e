import { Button } from '@keystar/ui/button';
import { Flex } from '@keystar/ui/layout';
import { Item, Picker } from '@keystar/ui/picker';
import { Text } from '@keystar/ui/typography';
import type { BasicFormField } from '@keystatic/core';
import { useRef, useState } from 'react';

export type PictureFieldOptions = {
  label: string;
  description: string;
  isOptional: boolean;
  isSquare: boolean;
  names: readonly string[];
};

/** Names of pictures that were uploaded since the page was loaded. All picture fields offer them. */
const uploaded = new Set<string>();

/** A field that shows the site's pictures for choosing one, and uploads photos. */
export function pictureField(options: PictureFieldOptions): BasicFormField<string> {
  const { label, description, isOptional, isSquare, names } = options;

  function Input({ value, onChange, forceValidation }: Parameters<BasicFormField<string>['Input']>[0]) {
    const chooser = useRef<HTMLInputElement>(null);
    const [isBusy, setBusy] = useState(false);
    const [isUpright, setUpright] = useState(false);
    const [problem, setProblem] = useState<string>();
    const isMissing = forceValidation && !isOptional && value === '';

    async function upload(file: File) {
      setBusy(true);
      setProblem(undefined);
      const query = new URLSearchParams({ name: file.name, ...(isSquare && { square: '' }) });
      const answer = await fetch(`/api/editor/pictures?${query}`, { method: 'POST', body: file });
      const text = await answer.text();
      setBusy(false);
      if (!answer.ok) return setProblem(text);
      uploaded.add(text);
      onChange(text);
    }

    return (
      <Flex direction="column" gap="regular">
        <Picker
          label={label}
          description={description}
          width="100%"
          items={[...new Set([...names, ...uploaded])].sort().map((name) => ({ name }))}
          selectedKey={value || null}
          onSelectionChange={(name) => name !== null && onChange(String(name))}
          errorMessage={isMissing ? 'This is empty: choose a picture or upload a photo.' : undefined}
        >
          {({ name }) => (
            <Item key={name} textValue={name}>
              <img
                alt=""
                height={48}
                loading="lazy"
                src={`/api/editor/pictures/${name}`}
                width={72}
                style={{ gridArea: 'icon', marginInlineEnd: 12, objectFit: 'cover' }}
              />
              <Text>{name}</Text>
            </Item>
          )}
        </Picker>
        {value && (
          <img
            alt=""
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => setUpright(naturalHeight > naturalWidth)}
            src={`/api/editor/pictures/${value}`}
            style={{ maxWidth: 240, maxHeight: 160, objectFit: 'contain', alignSelf: 'start' }}
          />
        )}
        {value && isUpright && !isSquare && (
          <Text>This picture is upright: pages show a wide part from its middle. Look at it in the preview.</Text>
        )}
        <input
          accept="image/jpeg,image/png,image/webp,image/avif,image/heic,image/heif"
          aria-label={`Photo for ${label}`}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void upload(file);
            target.value = '';
          }}
          ref={chooser}
          type="file"
        />
        <Button isDisabled={isBusy} onPress={() => chooser.current?.click()} alignSelf="start">
          {isBusy ? 'Making the sizes…' : 'Upload a photo'}
        </Button>
        {problem && <Text color="critical">{problem}</Text>}
      </Flex>
    );
  }

  return {
    kind: 'form',
    label,
    Input,
    defaultValue: () => '',
    parse: (value) => (value === undefined ? '' : String(value)),
    serialize: (value) => ({ value: value === '' ? undefined : value }),
    validate(value) {
      if (value === '' && !isOptional) throw new Error(`${label} is empty.`);
      return value;
    },
    reader: { parse: String },
  };
}

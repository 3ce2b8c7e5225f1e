import { type ReactNode, useState } from 'react';
import { examples, formField } from '#contract/form-fields.ts';
import { CallButton } from '../../company/call-button.tsx';
import { Logo } from '../../company/logo.tsx';
import { OpenNow } from '../../company/open-now.tsx';
import { type OpeningData, OpeningLine } from '../../company/opening-line.tsx';
import { Badge } from '../../design/primitives/badge/badge.tsx';
import { Button } from '../../design/primitives/button/button.tsx';
import { ButtonLink } from '../../design/primitives/button/button-link.tsx';
import { CheckList } from '../../design/primitives/check-list/check-list.tsx';
import { Disclosure } from '../../design/primitives/disclosure/disclosure.tsx';
import { Field } from '../../design/primitives/field/field.tsx';
import { Icon, iconNames } from '../../design/primitives/icon/icon.tsx';
import { TextLink } from '../../design/primitives/link/text-link.tsx';
import { Prose } from '../../design/primitives/prose/prose.tsx';
import { Reveal } from '../../design/primitives/reveal/reveal.tsx';
import { RoundButton } from '../../design/primitives/round-button/round-button.tsx';
import { Section } from '../../design/primitives/section/section.tsx';
import { Stars } from '../../design/primitives/stars/stars.tsx';
import { Stepper } from '../../design/primitives/stepper/stepper.tsx';
import { VisuallyHidden } from '../../design/primitives/visually-hidden/visually-hidden.tsx';
import styles from './design.module.css';

const variants = ['action', 'line'] as const;
const sizes = ['normal', 'small'] as const;
const surfaces = ['page', 'dark'] as const;
const opening: OpeningData = {
  schedule: [[0, 'The office is open.']],
  always: 'The office is open.',
};
const sample =
  'Two technicians come with their own tools and lights. You see the fault before anything is done about it.';

/** All design primitives on one page. Exists only in development. */
export default function DesignPage() {
  return surfaces.map((surface) => (
    <Section heading={`Primitives on ${surface}`} intro={sample} key={surface} kicker="Kicker" surface={surface}>
      <div className={styles.rows}>
        <Row name="Type">
          <h1>Heading one</h1>
          <h2>Heading two</h2>
          <h3>Heading three</h3>
          <h4>Heading four</h4>
          <Prose paragraphs={[sample, sample]} />
        </Row>
        <Row name="Buttons">
          {sizes.flatMap((size) =>
            variants.map((variant) => (
              <Button key={variant + size} size={size} variant={variant}>
                {variant}, {size}
              </Button>
            )),
          )}
          <Button isDisabled>Disabled</Button>
          <ButtonLink to="/">A link</ButtonLink>
          <CallButton label="Call" phone={{ display: '+971 4 000 0000', dial: '+97140000000' }} />
          <RoundButton icon="arrow-right" label="On the page" onClick={() => {}} />
          <RoundButton icon="pause" label="Over a picture" onClick={() => {}} place="picture" />
          <TextLink to="/">A link in a text</TextLink>
        </Row>
        <Row name="Marks">
          <Logo descriptor="Home Maintenance" name="Ghaf" />
          <Badge>6K+ Completed</Badge>
          <Badge variant="paper">Expertise</Badge>
          <Stars label="5 out of 5 stars" rating={5} />
        </Row>
        <Row name="Hidden text">
          <VisuallyHidden>Only screen readers read this.</VisuallyHidden>
        </Row>
        <Row name="Icons">
          {iconNames.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </Row>
        <Row name="Lists">
          <CheckList columns={2} items={['First', 'Second', 'Third', 'Fourth']} />
          <Disclosure summary="A question">{sample}</Disclosure>
          <Reveal>{sample}</Reveal>
          <OpenNow {...opening} hotline="The hotline is open now." />
          <OpeningLine {...opening} />
        </Row>
        <Row name="Fields">
          <Field control={{ kind: 'text', type: 'text', autoComplete: 'name' }} isRequired label="Empty" name="a" />
          <Field
            control={{ kind: 'text', type: 'tel', autoComplete: 'tel' }}
            placeholder={examples.phone}
            error={formField('phone').whenEmpty}
            hint="Why we ask"
            isRequired
            label="Wrong"
            name="b"
          />
          <Field
            control={{ kind: 'select', options: ['One', 'Two'] }}
            placeholder="Select an option"
            isRequired
            label="Choice"
            name="c"
          />
          <Counter />
          <Field control={{ kind: 'datetime' }} isRequired={false} label="Date and time (optional)" name="d" />
          <Field control={{ kind: 'textarea' }} isRequired label="Text" name="e" />
        </Row>
      </div>
    </Section>
  ));
}

function Counter() {
  const [value, setValue] = useState(1);
  return <Stepper fewer="Fewer" label="Number" more="More" onChange={setValue} value={value} />;
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section aria-label={name} className={styles.row}>
      {children}
    </section>
  );
}

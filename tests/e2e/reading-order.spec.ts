import { texts } from '#content/texts.ts';
import { titleOf } from './service-titles.ts';
import { expect, expectAccessible, menu, menuButton, openHydrated, sendButton, servicesButton, test } from './test.ts';

test('W15 the open menu is read in order: services, pages, and has no accessibility violation', {
  tag: '@both',
}, async ({ page, isMobile }) => {
  await openHydrated(page, '/about');
  if (isMobile) await menuButton(page).click();
  await servicesButton(page).click();
  await expect(menu(page)).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - group:
          - text: Services
          - list:
            - listitem:
              - paragraph: ${texts.headerAndFooter.menuGroups.air}
              - list:
                - listitem:
                  - link "${titleOf('air-conditioning-installation')}"
      - listitem:
        - link "About"
      - listitem:
        - link "Maintenance Agreement"
      - listitem:
        - link "FAQs"
      - listitem:
        - link "Contact"
  `);
  await expectAccessible(page);
});

test('W15 the enquiry form is read in order: error summary, fields, button', async ({ page }) => {
  await openHydrated(page, '/contact');
  await sendButton(page).click();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "${texts.forms.help.summaryHeading}"
    - list:
      - listitem:
        - link /Enter your name/
    - textbox "Name"
    - textbox "Email"
    - textbox "Phone"
    - combobox "Service"
    - textbox "Message"
    - button "Send enquiry"
  `);
});

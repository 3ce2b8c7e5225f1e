import { describe, expect, test } from 'vitest';
import { clients } from '#content/clients.ts';
import { homeEntries } from '#content/home-entries.ts';
import { imageNames } from '#content/model/image-names.ts';
import { agreementPage } from '#content/pages/agreement.ts';
import { coverage } from '#content/pages/coverage.ts';
import { homePage } from '#content/pages/home.ts';
import { notFoundPage } from '#content/pages/not-found.ts';
import { pagePaths } from '#content/paths.ts';
import { redirectFor } from '#content/redirects.ts';
import { allText } from './printed-texts.ts';

describe('home', () => {
  test('C033 title', () => {
    expect(homePage.title).toBe('Professional Maintenance Services in Dubai & UAE');
  });

  test('C038 C039 C040 hero', () => {
    expect(homePage.hero).toMatchObject({
      heading: 'Expert Home Maintenance, Just a Click Away!',
      tagline: 'Punctual, efficient, highly experienced and ready to get the job done!',
      button: 'Book Appointment',
      clientsLabel: 'Recommended by',
    });
  });

  test('C041 three clients', () => {
    expect(clients.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  test('C042 C043 C044 about', () => {
    expect(homePage.about).toMatchObject({
      heading: 'How Can We Assist You?',
      points: [
        'Best in the market',
        'Highly experienced technicians',
        'Operating 7 days/week from 8am – 6pm',
        'Customer care hotline 24/7',
      ],
      button: 'More About Us',
    });
  });

  test('C045 C046 heading of the services list', () => {
    expect(homePage.services).toMatchObject({
      kicker: 'Our Maintenance Services',
      heading: 'Quality Service is Our Guarantee',
      link: 'Learn more',
    });
  });

  test('C059 C060 call to action', () => {
    expect(homePage.callToAction).toMatchObject({
      heading: 'Get an Estimate',
      prompt: 'Call us any time',
      button: 'Contact us',
      or: 'OR',
    });
  });
});

describe('services list', () => {
  test('C047 C048 C049 the eight entries of the specification come first, with their titles and badges', () => {
    expect(homeEntries.slice(0, 8).map(({ id, title, badge }) => [id, title, badge])).toEqual([
      [1, 'Air Conditioning', '6K+ Completed'],
      [2, 'Duct Cleaning', 'Expertise'],
      [3, 'Coil Cleaning', 'Expertise'],
      [4, 'Water Tank Cleaning', 'Expertise'],
      [5, 'Plumbing', 'Expertise'],
      [6, 'Handyman', 'Expertise'],
      [7, 'Electrical', '3K+ Completed'],
      [8, 'Painting', 'Expertise'],
    ]);
  });

  test('C050 addresses', () => {
    expect(homeEntries.slice(0, 8).map(({ href }) => href)).toEqual([
      '/services/ac-install',
      '/services/duct-cleaning',
      '/services/coil-cleaning',
      '/services/water-tank-cleaning',
      '/services/plumbing',
      '/services/handyman',
      '/services/electrical',
      '/services/painting',
    ]);
  });

  test('C022 C050 every address leads to a page', () => {
    for (const { href } of homeEntries) expect(pagePaths).toContain(redirectFor(href) ?? href);
  });

  test('C061 pictures are known, and descriptions have 60 to 160 characters', () => {
    for (const { image, description } of homeEntries) {
      expect(imageNames).toContain(image);
      expect(description.length, description).toBeGreaterThanOrEqual(60);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  });
});

describe('other pages', () => {
  test('C200 the six communities', () => {
    expect(coverage.communities).toEqual([
      'Dubai Hills',
      'Palm Jumeirah',
      'Arabian Ranches',
      'The Greens',
      'Jumeirah Park',
      'The Springs',
    ]);
  });

  test('C201 About says that the company is part of a real estate group', () => {
    expect(allText('about')).toMatch(/real estate group/);
  });

  test('C205 C036 not found', () => {
    expect(notFoundPage).toMatchObject({ heading: 'Page Not Found', code: '404', link: 'Take me back' });
    expect(notFoundPage.meta.title).toBe('Page Not Found');
    expect(notFoundPage.text).toMatch(/does not exist or has been removed/);
  });

  test('C092 C102 the agreement page explains AMA and MMA and how to cancel', () => {
    expect(agreementPage.kinds.items.map(({ short }) => short)).toEqual(['AMA', 'MMA']);
    expect(agreementPage.cancellation.text).toContain('cancel after three months with no extra charge');
  });

  test('C097 what the owner has to confirm is marked', () => {
    expect([agreementPage.emergency.ownerToConfirm, agreementPage.exclusions.ownerToConfirm]).toEqual([true, true]);
  });
});

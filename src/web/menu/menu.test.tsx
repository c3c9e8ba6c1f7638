// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { dietaryTags, type Tag } from '../../domain/dining/dietary.ts';
import { renderedIn } from '../language/rendered-in.tsx';
import { terrace } from '../picture/terrace.ts';
import { DietaryIcon } from './dietary-icon.tsx';
import { DietaryTags } from './dietary-tags.tsx';
import { Dish } from './dish.tsx';
import { Legend } from './legend.tsx';
import { MenuSections } from './menu-sections.tsx';
import { Specialties } from './specialties.tsx';

const bass = {
  title: 'Sea bass',
  desc: 'With fennel',
  price: '$24',
  amount: 24,
  currency: null,
  dr: ['gluten-free'],
} as const;
const toast = { title: 'Toast', desc: null, price: null, amount: null, currency: null, dr: [] } as const;
const withoutIcons = (html: string) => html.replace(/<svg.*?<\/svg>/g, '<svg/>');

describe.each(['en', 'es'] as const)('a menu on the server: %s', (language) => {
  const rendered = (element: React.ReactNode) => withoutIcons(renderedIn(language, element));

  it('dietary tags have words, what a dish contains before whom it suits', () => {
    const said = (tag: string, says: string) =>
      `<li title="${tag} (${language})" data-says="${says}"><svg/><span>${tag} (${language})</span></li>`;
    expect(rendered(<DietaryTags tags={['vegan', 'has-nuts']} />)).toBe(
      `<ul data-few="true">${said('has-nuts', 'contains')}${said('vegan', 'suits')}</ul>`,
    );
    expect(rendered(<DietaryTags tags={[]} />)).toBe('');
  });

  it('what a dish contains is drawn filled, whom it suits in lines', () => {
    const drawn = (tag: Tag) => renderedIn(language, <DietaryIcon tag={tag} size={20} />);
    expect(dietaryTags.filter((tag) => drawn(tag).includes('<rect'))).toEqual(['has-shellfish', 'has-nuts']);
  });

  it('tags that concern the guest’s own table say so', () => {
    const html = rendered(<DietaryTags tags={['vegan', 'keto']} mine={['keto']} />);
    expect(html).toContain(
      `data-mine="true"><svg/><span>keto (${language})</span><span> (my-table (${language}))</span>`,
    );
    expect(html.match(/data-mine/g)).toHaveLength(1);
  });

  it('a dish says what it is, what it costs and what is in it', () => {
    expect(rendered(<Dish item={bass} />)).toContain(
      '<p>Sea bass</p><p>$24</p><p>With fennel</p><ul data-few="true">',
    );
    expect(rendered(<Dish item={toast} />)).toBe('<div><p>Toast</p></div>');
  });

  it('sections have headings of the level the page needs', () => {
    const sections = [{ title: 'Warm', items: [toast], subsections: [{ title: 'Fish', items: [toast] }] }];
    expect(rendered(<MenuSections sections={sections} />)).toBe(
      '<section><h2>Warm</h2><ul><li><div><p>Toast</p></div></li></ul>' +
        '<section><h3>Fish</h3><ul><li><div><p>Toast</p></div></li></ul></section></section>',
    );
    expect(rendered(<MenuSections sections={sections} level={4} />)).toContain('<h5>Fish</h5>');
  });

  it('specialties have a picture each, or an initial', () => {
    const html = rendered(
      <Specialties
        items={[
          { ...bass, image: terrace },
          { ...toast, image: null },
        ]}
      />,
    );
    expect(html).toContain(`<section><h2>specialties (${language})</h2>`);
    expect(html).toContain(`alt="${terrace.alt[language]}"`);
    expect(html).toContain('<span aria-hidden="true">T</span>');
    expect(rendered(<Specialties items={[]} />)).toBe('');
  });

  it('the legend is closed, and names what its button opens', () => {
    const html = rendered(<Legend tags={['vegan']} />);
    expect(html).toContain(`<aside aria-label="dietary-icons (${language})">`);
    const opens = /aria-expanded="false" aria-controls="([^"]+)"/.exec(html)?.[1];
    expect(html).toContain(`<div id="${opens}" data-open="false">`);
    expect(rendered(<Legend tags={[]} />)).toBe('');
    expect(rendered(<Legend tags={[]}>my table</Legend>)).toContain('my table');
  });

  it('the legend has two groups, each named', () => {
    const html = rendered(<Legend tags={['vegan', 'has-nuts']} />);
    expect(html).toContain(
      `<div data-says="contains"><p id="dietary-legend-contains">contains (${language})</p><ul aria-labelledby="dietary-legend-contains"><li><svg/>nuts (${language})</li></ul></div>`,
    );
    expect(html).toContain(`<li><svg/>vegan (${language})</li></ul></div></div></aside>`);
  });
});

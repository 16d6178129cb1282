import { screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { brandDirectoryBlock } from './block.ts'
import { BrandDirectory } from './BrandDirectory.tsx'
import { groupBrands, labelOf, letterOf, OTHER_GROUP } from './group-brands.ts'

const brand = (title: string, name = '') => ({ title, name })
const show = (brands: readonly object[], around = {}) =>
  renderView('brandDirectory', BrandDirectory, { brands }, around)
const letters = () => screen.getAllByRole('heading', { level: 2 }).map(heading => heading.textContent)

describe('letters', () => {
  test.each([
    ['Alto', 'A'],
    ['alto', 'A'],
    ['  zephyr', 'Z'],
    ['7Peaks', '123'],
    ['山海', '123'],
    ['Élan', '123'],
    ['Ａlto', '123'],
    ['ß', '123'],
    ['&co', '123'],
    ['', '123'],
  ])('%j is listed under %s (L-278, L-279)', (label, letter) => expect(letterOf(label)).toBe(letter))

  const anyBrand = fc.record({
    title: fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'grapheme', maxLength: 4 }),
      fc.constantFrom('Alto', 'beta'),
    ),
    name: fc.oneof(fc.constant(''), fc.constantFrom('Xylem', '七')),
  })

  test('every named brand is in exactly one group, in the given order (L-278)', () => {
    fc.assert(
      fc.property(fc.array(anyBrand, { maxLength: 40 }), brands => {
        const groups = groupBrands(brands)
        const named = brands.filter(given => labelOf(given) !== '')
        expect(groups.flatMap(group => group.brands)).toHaveLength(named.length)
        for (const group of groups) {
          expect(group.brands.length).toBeGreaterThan(0)
          expect(group.brands).toEqual(named.filter(given => letterOf(labelOf(given)) === group.letter))
        }
      }),
    )
  })

  test('groups go from A to Z, 123 last, each once (L-279, LO-61)', () => {
    fc.assert(
      fc.property(fc.array(anyBrand, { maxLength: 40 }), brands => {
        const found = groupBrands(brands).map(({ letter }) => letter)
        const latin = found.filter(letter => letter !== OTHER_GROUP)
        expect(latin).toEqual([...new Set(latin)].sort())
        expect(found.indexOf(OTHER_GROUP)).toBe(found.includes(OTHER_GROUP) ? found.length - 1 : -1)
      }),
    )
  })
})

describe('the directory', () => {
  test('a brand shows its title, or else its name, with logo and link (L-277)', () => {
    show([
      { title: 'Alto', name: 'Zed', logo: '/media/a.png', linkUrl: { type: 6, value: 'alto' } },
      { name: 'Beta', linkUrl: '/minisite/beta' },
      { title: '', name: '' },
    ])
    const alto = screen.getByRole('link', { name: 'Alto' })
    expect(alto).toHaveAttribute('href', '/brand/alto')
    expect(alto.querySelector('img')?.getAttribute('src')).toContain('/media/a.png')
    expect(screen.getByRole('link', { name: 'Beta' })).toHaveAttribute('href', '/minisite/beta')
    expect(letters()).toEqual(['A', 'B'])
    expect(screen.queryByText('Zed')).toBeNull()
  })

  test('a name that begins with no letter is listed under 123, after Z (L-279)', () => {
    show([brand('山海'), brand('7Peaks'), brand('zephyr'), brand('Alto')])
    expect(letters()).toEqual(['A', 'Z', '123'])
    const others = screen.getByRole('region', { name: '123' })
    expect(
      within(others)
        .getAllByRole('listitem')
        .map(item => item.textContent),
    ).toEqual(['山海', '7Peaks'])
  })

  test('only letters with brands have an anchor; each leads to its heading and moves the focus there (L-280, LO-61)', () => {
    show([brand('Zephyr'), brand('Alto'), brand('8848')], { id: 'c9' })
    const anchors = within(screen.getByRole('navigation')).getAllByRole('link')
    expect(anchors.map(anchor => anchor.textContent)).toEqual(['A', 'Z', '123'])
    for (const anchor of anchors) {
      const target = document.querySelector(anchor.getAttribute('href') ?? '')
      expect(target).toHaveTextContent(anchor.textContent ?? '')
      expect(target).toHaveAttribute('tabindex', '-1')
    }
  })

  test('without brands nothing shows', () => {
    expect(show([]).container).toBeEmptyDOMElement()
  })

  test('the strip’s element handles the arrows, so the block ships no script (L-280)', () => {
    show('ABCDEFGHI'.split('').map(title => brand(title)))
    const [previous, next] = within(screen.getByRole('navigation')).getAllByRole('button')
    expect(previous).toHaveAttribute('data-turn', '-1')
    expect(next).toHaveAttribute('data-turn', '1')
    expect(previous?.closest('card-strip')).toContainElement(screen.getByRole('link', { name: 'I' }))
    expect(brandDirectoryBlock.hydration({ brands: [] })).toBe('never')
  })
})

import { registry } from '#blocks/registry.ts'
import { LOCALES, toShort } from '#locales/locale.ts'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { blockFacts, linkFacts } from './block-facts.ts'
import { BlockPage } from './BlockPage.tsx'
import { BlocksOverview } from './BlocksOverview.tsx'
import { docAddresses } from './doc-addresses.ts'
import { StartHere } from './StartHere.tsx'
import { docsWords } from './words.ts'

const block = (code: string) => {
  const found = registry.find(candidate => candidate.code === code)
  if (!found) throw new Error(`No block ${code}`)
  return found
}

const rowOf = (option: string) => screen.getByRole('row', { name: name => name.startsWith(`${option} `) })

describe.each(LOCALES)('in %s', locale => {
  test.each(registry.map(({ code }) => code))(
    '%s has a page with a name for each of its options (LO-25)',
    code => {
      const facts = blockFacts(block(code), locale)
      const { container } = render(<BlockPage facts={facts} built={undefined} locale={locale} />)
      expect(facts.name).not.toBe(code)
      expect(container.textContent).toContain(facts.description)
      expect(facts.options.filter(({ label }) => label === '')).toEqual([])
      const named = new Set([...container.querySelectorAll('th code')].map(name => name.textContent))
      expect(facts.options.filter(({ path }) => !named.has(path))).toEqual([])
    },
  )

  test('the overview lists all blocks with links to their pages', () => {
    const addresses = new Map(
      registry.map(({ code }) => [code as string, `./?path=/docs/blocks-${code}--docs`]),
    )
    render(<BlocksOverview locale={locale} built={{}} addresses={addresses} />)
    expect(
      screen
        .getAllByRole('link')
        .map(link => link.getAttribute('href'))
        .toSorted(),
    ).toEqual(
      [...addresses.values()].map(address => `${address}&globals=language:${toShort(locale)}`).toSorted(),
    )
  })

  test('the guide explains how to change language, width, mode and audience', () => {
    render(<StartHere locale={locale} />)
    const steps = within(screen.getByRole('list')).getAllByRole('listitem')
    expect(steps.map(step => step.textContent).join()).toMatch(/English[^]*820[^]*Page builder/)
  })
})

test('an option lists its default, bounds, choices and condition', () => {
  render(<BlockPage facts={blockFacts(block('newSwiper'), 'en_US')} built={undefined} locale="en_US" />)
  expect(rowOf('items[].seconds').textContent).toMatch(/whole number0.*0–600000 ms, step 500/)
  expect(rowOf('items[].swiper_type').textContent).toMatch(/imagePicture|image Picture/)
  expect(rowOf('items[].swiper_video_link')).toHaveTextContent('swiper_type = video and autoplay = true')
  expect(rowOf('items')).toHaveTextContent('≤ 12 items')
})

test('a spacing names the sides that have a default', () => {
  const options = blockFacts(block('kindPoster'), 'en_US').options
  expect(options.find(({ path }) => path === 'box')?.preset).toBe('mt 40')
  expect(options.find(({ path }) => path === 'mBox')?.preset).toBe('mt 16')
})

test('a part of a list that has no default is required', () => {
  const options = blockFacts(block('articleCollapse'), 'en_US').options
  expect(options.find(({ path }) => path === 'collapseItems[].title')?.preset).toBeUndefined()
})

test('a page lists script size, requirements and hydration', () => {
  const built = { kib: 3.5, onDemandKib: 20.5, rows: 'L-291 … L-297' }
  render(<BlockPage facts={blockFacts(block('banner'), 'en_US')} built={built} locale="en_US" />)
  expect(screen.getByText('3.5 KiB, more on use 20.5 KiB')).toBeVisible()
  expect(screen.getByText('L-291 … L-297')).toBeVisible()
  expect(screen.getByText(docsWords.en_US.hydration.visible)).toBeVisible()
  expect(screen.getByText(docsWords.en_US.dependsOnOptions)).toBeVisible()
})

test('every link type has a name and a working example (LO-27)', () => {
  const links = LOCALES.flatMap(linkFacts)
  expect(links.filter(({ name, href }) => !name || !href)).toEqual([])
})

test('a page is found by the file name of its stories', () => {
  const entries = {
    a: {
      id: 'blocks-swiper-older-pages--docs',
      type: 'docs',
      importPath: './stories/blocks/swiper.stories.tsx',
    },
    b: {
      id: 'blocks-swiper-older-pages--hero',
      type: 'story',
      importPath: './stories/blocks/swiper.stories.tsx',
    },
  }
  expect([...docAddresses({ entries })]).toEqual([
    ['swiper', './?path=/docs/blocks-swiper-older-pages--docs'],
  ])
})

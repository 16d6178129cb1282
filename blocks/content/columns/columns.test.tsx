import { expect, test } from 'vitest'
import { renderView } from '../../testing/render-view.tsx'
import { columnsBlock, columnsSchema } from './block.ts'
import { Columns } from './Columns.tsx'

const slots = Object.fromEntries(
  [1, 2, 3, 4].map(number => [`column${number}`, <p key={number}>Block {number}</p>]),
)
const show = (options: object) =>
  renderView('columns', props => <Columns {...props} slots={slots} />, options).container
    .firstElementChild as HTMLElement
const variable = (element: HTMLElement, name: string) => element.style.getPropertyValue(name)

test.each([1, 2, 3, 4])('with %i columns it draws as many, in order (LO-19)', count => {
  expect([...show({ count }).children].map(({ textContent }) => textContent)).toEqual(
    Array.from({ length: count }, (_, index) => `Block ${index + 1}`),
  )
})

test('widths are shares of the row; shares of closed columns do not count', () => {
  const columns = show({ count: 2, share1: 2, share2: 1, share3: 6 })
  expect(variable(columns, '--columns')).toBe('minmax(0, 2fr) minmax(0, 1fr)')
})

test('gaps, alignment and spacing hold per layout', () => {
  const columns = show({ gap: 40, mGap: 8, align: 'middle', box: { mt: 12 } })
  expect(['--gap', '--m-gap', '--align', '--dm'].map(name => variable(columns, name))).toEqual([
    '40px',
    '8px',
    'center',
    '12px 0px 0px 0px',
  ])
})

test('reversed on phones, the last column comes first there; the document keeps its order', () => {
  const columns = show({ count: 3, orderOnPhones: 'reversed' })
  const order = [...columns.children].map(column => variable(column as HTMLElement, '--m-order'))
  expect(order).toEqual(['3', '2', '1'])
  expect(columns).toHaveTextContent('Block 1Block 2Block 3')
})

test.each([
  ['as many slots are open as there are columns', { count: 3 }, ['column1', 'column2', 'column3']],
  ['two unless said otherwise', {}, ['column1', 'column2']],
] as const)('%s', (_, options, open) =>
  expect(columnsBlock.openSlots(columnsSchema.parse(options))).toEqual(open),
)

test.each([
  ['stacked: the first column', {}, ['column1']],
  ['two in a row: both', { onPhones: 'twoPerRow', count: 4 }, ['column1', 'column2']],
  ['reversed: the last column', { orderOnPhones: 'reversed', count: 3 }, ['column3']],
] as const)('at the top of a phone stands, %s', (_, options, mobile) => {
  const first = columnsBlock.firstSlots(columnsSchema.parse(options))
  expect(first.mobile).toEqual(mobile)
  expect(first.desktop).toEqual(columnsBlock.openSlots(columnsSchema.parse(options)))
})

test('it needs no script: what stands inside comes alive by itself', () =>
  expect(columnsBlock.hydration(columnsSchema.parse({}))).toBe('never'))

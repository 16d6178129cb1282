import { DAY_MS } from '#locales/hong-kong.ts'
import { expect, test } from 'vitest'
import { EMPTY_ISSUE, type IssueForm, receiversOf } from './receivers.ts'

const filter = (change: Partial<IssueForm>): IssueForm => ({ ...EMPTY_ISSUE, way: 'filter', ...change })

test.each<[string, IssueForm, unknown]>([
  ['a list', { ...EMPTY_ISSUE, list: 'mei@example.com' }, { list: 'mei@example.com' }],
  ['an empty list', { ...EMPTY_ISSUE, list: ' \n' }, 'list'],
  ['everyone', filter({}), { filter: { levels: [] } }],
  ['a level', filter({ levels: ['GOLD'] }), { filter: { levels: ['GOLD'] } }],
  [
    'days of registration, the last one included',
    filter({ registeredFrom: 0, registeredUntil: DAY_MS }),
    { filter: { levels: [], registeredFrom: 0, registeredUntil: 2 * DAY_MS } },
  ],
  ['those who agreed', filter({ optedIn: 'yes' }), { filter: { levels: [], isOptedIn: true } }],
  ['those who did not', filter({ optedIn: 'no' }), { filter: { levels: [], isOptedIn: false } }],
  ['days with an order', filter({ orderedDays: ' 30 ' }), { filter: { levels: [], orderedDays: 30 } }],
  ['no day', filter({ orderedDays: '0' }), 'orderedDays'],
  ['words', filter({ orderedDays: 'many' }), 'orderedDays'],
  ['eleven years', filter({ orderedDays: '3651' }), 'orderedDays'],
])('a form with %s means %s', (_, form, receivers) => expect(receiversOf(form)).toEqual(receivers))

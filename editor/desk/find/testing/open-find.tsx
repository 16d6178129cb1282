import type { PageSummary } from '#content-store/client/types.ts'
import { collections } from '#desk/collections/collections.ts'
import type { Role } from '#operators/operator.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useLocation } from 'react-router'
import { renderInWorld } from '../../../testing/open-editor.tsx'
import { type Answers, type Around, notFound } from '../../../testing/world.tsx'
import { DeskFrame } from '../../frame/DeskFrame.tsx'
import { SCREENS } from '../../screens.tsx'
import { DeskSources } from '../DeskSources.tsx'

const trail = {
  key: 'trail_en_US',
  title: 'Trail notes',
  path: '/landingPage/trail',
  locale: 'en_US',
} as PageSummary

export const NO_RECORDS = { rows: [], next: null, count: 0, emptiedBy: [] }
/** Answers of a desk with one page and nothing else. */
const ANSWERS: Answers = {
  'pages.list': async () => [trail],
  'members.list': async () => ({ rows: [], next: null }),
  'orders.list': async () => ({ rows: [], next: null }),
  'orders.find': notFound,
  'returns.list': notFound,
  'returns.find': notFound,
  'media.list': async () => ({ items: [], total: 0, tags: [], types: [] }),
  'styles.list': async () => ({ rows: [], next: null, count: 0 }),
  'stock.find': async () => [],
  ...Object.fromEntries(collections.map(({ name }) => [`${name}.list`, async () => NO_RECORDS])),
}

function Address() {
  const { pathname, search, hash } = useLocation()
  return <p data-testid="address">{pathname + search + hash}</p>
}

/** Opens the search of the desk as an operator. */
export async function openFind({
  role = 'admin',
  answers,
  ...around
}: Around & { readonly role?: Role } = {}) {
  const operator = { name: 'ada', role }
  renderInWorld(
    <DeskSources screens={SCREENS}>
      <DeskFrame operator={operator} screens={SCREENS}>
        <h1>Here</h1>
        <Address />
      </DeskFrame>
    </DeskSources>,
    { port: { me: async () => operator }, answers: { ...ANSWERS, ...answers }, at: '/bin', ...around },
  )
  const user = userEvent.setup()
  await user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('combobox')
  return user
}

/** What was found of a kind. */
export const group = (name: string) => within(screen.getByRole('group', { name: new RegExp(`^${name}`) }))
/** The address of the screen that shows. */
export const address = () => screen.getByTestId('address').textContent

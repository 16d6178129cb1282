import type { Meta, StoryObj } from '@storybook/react-vite'
import { Route, Routes } from 'react-router'
import { ScreensProvider, screensFor } from '#editor/desk/frame/screen.ts'
import { RoleList } from '#editor/desk/operators/RoleList.tsx'
import { NewRole, RoleScreen } from '#editor/desk/operators/RoleScreen.tsx'
import { cashier, roleList } from '#editor/desk/operators/testing.ts'
import { SCREENS } from '#editor/desk/screens.tsx'
import type { Answers } from '#editor/testing/world.tsx'
import type { Operator } from '#operators/operator.ts'
import { DeskStory, ENGLISH, failing, never, ON_PHONE } from './editor-story.tsx'

interface Args {
  readonly list?: Answers['roles.list']
  readonly operator?: Operator
  readonly at?: string
}

const ADMIN: Operator = { name: 'ada', role: 'admin' }

/** A manager of a branch, whose own rights end before those of an admin. */
const MANAGER: Operator = {
  name: 'kim',
  role: 'own-manager',
  own: {
    name: { zh_HK: '店長', en_US: 'Store manager' },
    rights: ['account.own', 'operators.manage', 'orders.read', 'orders.ship', 'money.refund'],
    limits: { refund: 100_000, goDollar: 0 },
    above: { refund: [], goDollar: [] },
  },
}

/** Ready roles, and roles that a shop makes from the grid of rights. */
const meta = {
  title: 'Editor/Roles',
  parameters: { layout: 'fullscreen' },
  render: ({ list = async () => roleList(), operator = ADMIN, at = '/operators/roles' }: Args) => (
    <DeskStory answers={{ 'roles.list': list }} at={at}>
      <ScreensProvider value={screensFor(SCREENS, ADMIN)}>
        <Routes>
          <Route path="/operators/roles" element={<RoleList operator={operator} />} />
          <Route path="/operators/roles/new" element={<NewRole operator={operator} />} />
          <Route path="/operators/roles/:role" element={<RoleScreen operator={operator} />} />
        </Routes>
      </ScreensProvider>
    </DeskStory>
  ),
} satisfies Meta<Args>
export default meta
type Story = StoryObj<typeof meta>

const ONE = '/operators/roles/own-cashier'

export const List: Story = {}
export const ListInEnglish: Story = { globals: ENGLISH }
export const ListOnPhone: Story = { globals: ON_PHONE }
export const OnlyReadyRoles: Story = { args: { list: async () => roleList([]) } }
export const LongNames: Story = {
  args: {
    list: async () =>
      roleList([
        cashier({
          name: {
            zh_HK: '銅鑼灣分店客戶服務及退款審批組長（替假）',
            en_US: 'Causeway Bay customer service and refund approval lead, relief',
          },
        }),
        cashier({ id: 'own-b', holders: [], asksFactor: false, limits: { refund: null, goDollar: 0 } }),
      ]),
  },
}
export const Loading: Story = { args: { list: never } }
export const Failed: Story = { args: { list: failing } }
export const NotAllowed: Story = { args: { operator: { name: 'bo', role: 'publisher' } } }
export const Role: Story = { args: { at: ONE } }
export const RoleInEnglish: Story = { args: { at: ONE }, globals: ENGLISH }
export const RoleOnPhone: Story = { args: { at: ONE }, globals: ON_PHONE }
export const RoleBeyondOwn: Story = { args: { at: ONE, operator: MANAGER } }
export const NewRoleEmpty: Story = { args: { at: '/operators/roles/new' } }
export const NewRoleOfManager: Story = { args: { at: '/operators/roles/new?of=admin', operator: MANAGER } }
export const RoleGone: Story = { args: { at: '/operators/roles/own-gone' } }

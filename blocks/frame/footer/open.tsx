import { whileLoading } from '#ui/loading/loading.ts'
import { showOverlay } from '../../shop/popups/overlay.ts'
import type { BlockContext } from '../../page/view.ts'
import type { FooterGroup } from './docs-groups.ts'

type Texts = BlockContext['loadTexts']

/** The contact form over the page. Source: L-093, L-094. */
export async function openContact(loadTexts: Texts): Promise<void> {
  const [{ ContactDialog }] = await whileLoading(
    Promise.all([import('../../shop/contact/ContactDialog.tsx'), loadTexts('service')]),
  )
  showOverlay(close => <ContactDialog onClose={close} />)
}

/** Look-up of a guest's order over the page. Source: L-084, M-159, MO-85. */
export async function openGuestOrder(loadTexts: Texts): Promise<void> {
  const [{ GuestOrderDialog }] = await whileLoading(
    Promise.all([import('../../shop/guest-order/GuestOrderDialog.tsx'), loadTexts('service')]),
  )
  showOverlay(close => <GuestOrderDialog leave={close} />)
}

/** A group's entries in a drawer from the right. Source: L-082. */
export async function openGroup(group: FooterGroup): Promise<void> {
  const { GroupDrawer } = await whileLoading(import('./GroupDrawer.tsx'))
  showOverlay(close => <GroupDrawer group={group} leave={close} />)
}

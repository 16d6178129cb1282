import type { DeskMember } from '#desk/members/desk-member.ts'
import { readKey } from '../../kit/operations.ts'

/** Props of the dialog of a change. */
export interface MemberDialogProps {
  readonly member: DeskMember
  /** Called with what to say about it. */
  readonly onDone: (message: string) => void
  readonly onClose: () => void
}

/** Key of the view, which a change answers with. */
export const memberKey = ({ id }: Pick<DeskMember, 'id'>) => readKey('members.find', { member: id })

import type { DeskMessage } from '#desk/messages/desk-message.ts'
import { readKey } from '../../kit/operations.ts'

/** Key of what is shown of a message. */
export const messageKey = ({ id }: Pick<DeskMessage, 'id'>) => readKey('messages.find', { message: id })

import { expect, test } from 'vitest'
import { mailboxOf } from './mailbox.ts'

test.each([
  [' Mei@Example.com', 'mei@example.com'],
  ['mei+cairn@example.com', 'mei@example.com'],
  ['m.e.i+1@googlemail.com', 'mei@gmail.com'],
  ['m.ei@example.com', 'm.ei@example.com'],
  ['ｍei@example.com', 'mei@example.com'],
  ['+tag@example.com', '+tag@example.com'],
  ['', ''],
])('mail to “%s” lands in the mailbox “%s”', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))

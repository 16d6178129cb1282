/** Somebody the test provider vouches for. */
export interface Person {
  readonly sub: string
  readonly nickname: string
  readonly email?: string
  readonly phone_number?: string
}

/** Invented people to log in as: with an address, with address and mobile, with neither. */
export const PEOPLE: readonly Person[] = [
  { sub: 'person-1', nickname: '陳小美', email: 'siumei.chan@people.example' },
  {
    sub: 'person-2',
    nickname: 'Alex Wong',
    email: 'alex.wong@people.example',
    phone_number: '+852 91230002',
  },
  { sub: 'person-3', nickname: 'Kai' },
]

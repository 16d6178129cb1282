/** A member's account was merged into another one while a call was on its way, so its sessions have ended. */
export class AccountMerged extends Error {
  override readonly name = 'AccountMerged'
  constructor(userCode: string) {
    super(`The account ${userCode} was merged into another one`)
  }
}

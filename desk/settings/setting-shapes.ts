import type { SettingField, SettingSubject } from '#api/catalogue/site/setting-lines.ts'

/** A setting as it holds now. */
export interface HeldSetting {
  readonly field: SettingField
  /** Code of the record that has it. */
  readonly subject: SettingSubject
  /** As its field of the form has it: amounts in cents. */
  readonly value: unknown
  /** Variable of the environment that gives it; `null` where staff may set it. */
  readonly variable: string | null
}

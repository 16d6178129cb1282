/** Inputs and shared fragments that forms and screens name, as the schema types them. */
export type {
  CreateMemberInput,
  KnownFragment,
  ResetPasswordInput,
  UpdateMemberInput,
  UserRegisterInput,
  VerifiedBy,
  VerifyPurpose,
} from '../generated/operations.ts'

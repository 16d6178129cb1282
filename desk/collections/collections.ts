import { answerTemplates } from './answerTemplates/definition.ts'
import { closedDays } from './closedDays/definition.ts'
import { contactTopics } from './contactTopics/definition.ts'
import { newsletterTopics } from './newsletterTopics/definition.ts'
import { attributes } from './attributes/definition.ts'
import { brands } from './brands/definition.ts'
import { categories } from './categories/definition.ts'
import { charts } from './charts/definition.ts'
import { contents } from './contents/definition.ts'
import { coupons } from './coupons/definition.ts'
import { documents } from './documents/definition.ts'
import { labels } from './labels/definition.ts'
import { menus } from './menus/definition.ts'
import { pickUpPoints } from './pickUpPoints/definition.ts'
import { promotions } from './promotions/definition.ts'
import { seo } from './seo/definition.ts'
import { settings } from './settings/definition.ts'
import { synonyms } from './synonyms/definition.ts'
import { viewData } from './viewData/definition.ts'

/** All collections, in the order of the navigation. */
export const collections = [
  categories,
  brands,
  attributes,
  charts,
  labels,
  promotions,
  coupons,
  menus,
  documents,
  pickUpPoints,
  seo,
  synonyms,
  contents,
  viewData,
  answerTemplates,
  contactTopics,
  newsletterTopics,
  closedDays,
  settings,
] as const
export type CollectionName = (typeof collections)[number]['name']

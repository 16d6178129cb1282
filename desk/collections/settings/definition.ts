import {
  SETTING_FIELDS,
  SETTING_SUBJECTS,
  settingFields,
  type SettingSubject,
} from '#api/catalogue/site/setting-lines.ts'
import type { BothTexts } from '#locales/locale.ts'
import { z } from 'zod'
import { defineCollection } from '../define-collection.ts'

const TITLES: Readonly<Record<SettingSubject, BothTexts>> = {
  brand: { zh_HK: '品牌', en_US: 'Brand' },
  contact: { zh_HK: '聯絡方法', en_US: 'Contact' },
  delivery: { zh_HK: '送貨', en_US: 'Delivery' },
  payment: { zh_HK: '付款', en_US: 'Payment' },
  returns: { zh_HK: '退貨', en_US: 'Returns' },
  feed: { zh_HK: '商品資料檔', en_US: 'Product feed' },
  measurement: { zh_HK: '量度', en_US: 'Measurement' },
  limits: { zh_HK: '上限', en_US: 'Limits' },
}

/** Settings of the business, a record for each subject. A field that is empty is as the environment says, or as every shop has it. */
export const settings = defineCollection({
  name: 'settings',
  kind: 'setting',
  group: 'settings',
  schema: settingFields,
  title: ({ code }) => TITLES[code],
  columns: [],
  sorts: ['code'],
  filters: [],
  rights: { see: 'settings.read', change: 'settings.change', remove: 'settings.change' },
  sections: [SETTING_SUBJECTS.flatMap(subject => Object.keys(SETTING_FIELDS[subject]))],
  variants: {
    of: ({ code }) => code ?? 'contact',
    all: SETTING_SUBJECTS,
    schema: variant => z.strictObject(SETTING_FIELDS[variant as SettingSubject]), // one of `all`
    tidy: values => values,
  },
  isFixed: true,
})

import type { Locale } from '#locales/locale.ts'
import styles from './docs.module.css'

interface Guide {
  readonly title: string
  readonly lead: string
  readonly steps: readonly { readonly what: string; readonly how: string }[]
  readonly readTitle: string
  readonly read: readonly { readonly what: string; readonly how: string }[]
}

const GUIDES: Readonly<Record<Locale, Guide>> = {
  zh_HK: {
    title: '設計師由此開始',
    lead: '這裏有商店的每個區塊和每個介面元件，展示它們可能出現的每個樣貌。你所見的就是顧客所見的同一套程式碼。',
    steps: [
      {
        what: '揀區塊',
        how: '左邊「Blocks」之下每個區塊一項；「所有區塊」一頁有齊名稱、用途和放置位置。「UI」是按鈕、對話框等基本元件，「Foundation」是顏色、字體和間距。',
      },
      {
        what: '轉語言',
        how: '上方工具列的地球圖示：中文或 English。區塊的介面文字、說明頁和設定名稱一同轉換；範例文字是店主所寫的內容，另有中英文範例。',
      },
      {
        what: '轉闊度',
        how: '工具列的裝置圖示：手機 390、平板 820、桌面 1440。576 或以下是手機版面，1024 或以下沿用手機版面，再闊就是桌面。',
      },
      {
        what: '轉模式',
        how: '鉛筆圖示：「Shop」是顧客看到的頁面；「Page builder」是編輯器畫布，計時停止、彈窗和隱藏內容全部展開。',
      },
      { what: '轉身分', how: '人像圖示：訪客或會員。只有迎賓彈窗會按身分換內容。' },
      { what: '試設定', how: '打開一個樣貌，下方「Controls」列出所有設定，改動即時見效，不會儲存。' },
      {
        what: '查無障礙',
        how: '「Accessibility」分頁列出檢查結果；每個樣貌都必須沒有問題，否則測試不會通過。',
      },
    ],
    readTitle: '每個樣貌的名稱',
    read: [
      { what: 'Empty', how: '甚麼都未設定時的樣子，即全部預設值。' },
      { what: 'LongText、LongEnglish', how: '所有文字都去到上限，中文及英文，看版面會否爆開。' },
      { what: 'Phone', how: '390 像素闊的手機。' },
      { what: 'English', how: '英文頁面。' },
      { what: 'PageBuilder', how: '編輯器畫布上的樣子。' },
    ],
  },
  en_US: {
    title: 'Start here for designers',
    lead: 'Every block of the shop and every part of its interface, in every state. What you see here is the code that shoppers get.',
    steps: [
      {
        what: 'Find a block',
        how: 'Each block has an entry under “Blocks” on the left. The page “All blocks” lists what each is for and where it may be placed. “UI” holds buttons, dialogs and other primitives; “Foundation” holds colours, fonts and spacing.',
      },
      {
        what: 'Change the language',
        how: 'The globe in the toolbar: 中文 or English. Interface texts, these pages and option names follow it. Sample texts are content, as an operator would write it; samples exist in both languages.',
      },
      {
        what: 'Change the width',
        how: 'The device menu in the toolbar: phone 390, tablet 820, desktop 1440. Up to 576 is the phone layout; up to 1024 keeps it; wider is desktop.',
      },
      {
        what: 'Change the mode',
        how: 'The pencil: “Shop” is what shoppers see. “Page builder” is the editor’s canvas, where timers are stopped and pop-ups and hidden parts are visible.',
      },
      {
        what: 'Change the audience',
        how: 'The person: visitor or member. Only the welcome pop-up has different content for each.',
      },
      {
        what: 'Try the options',
        how: 'Open a story: “Controls” below it lists every option. Changes show at once and are not saved.',
      },
      {
        what: 'Check accessibility',
        how: 'The “Accessibility” panel lists violations. Any violation fails the tests.',
      },
    ],
    readTitle: 'What the story names mean',
    read: [
      { what: 'Empty', how: 'No options set: the defaults.' },
      {
        what: 'LongText, LongEnglish',
        how: 'Every text at its maximum length, in Chinese and in English, to test the layout.',
      },
      { what: 'Phone', how: 'A phone, 390 pixels wide.' },
      { what: 'English', how: 'An English page.' },
      { what: 'PageBuilder', how: 'As shown on the editor’s canvas.' },
    ],
  },
}

/** An introduction to Storybook for readers who do not write code. */
export function StartHere({ locale }: { readonly locale: Locale }) {
  const { title, lead, steps, readTitle, read } = GUIDES[locale]
  return (
    <div className={`sb-unstyled ${styles.page}`} lang={locale === 'zh_HK' ? 'zh-HK' : 'en'}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <ol className={styles.steps}>
        {steps.map(({ what, how }) => (
          <li key={what}>
            <strong>{what}</strong>
            <div>{how}</div>
          </li>
        ))}
      </ol>
      <h2>{readTitle}</h2>
      <dl className={styles.about}>
        {read.map(({ what, how }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

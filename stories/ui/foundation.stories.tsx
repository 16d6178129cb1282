import { useSay } from '../sample-text.ts'
import styles from './foundation.module.css'

const meta = { title: 'Foundation/Tokens' }
export default meta

const COLOURS = [
  ['ink', '--colour-ink'],
  ['ink-2', '--colour-ink-2'],
  ['theme', '--theme-colour'],
  ['accent', '--colour-accent'],
  ['danger', '--colour-danger'],
  ['success', '--colour-success'],
  ['focus', '--colour-focus'],
  ['line-strong', '--colour-line-strong'],
  ['line', '--colour-line'],
  ['paper-2', '--colour-paper-2'],
  ['paper', '--colour-paper'],
] as const

export const Colours = {
  render: () => (
    <ul className={styles.swatches}>
      {COLOURS.map(([name, variable]) => (
        <li key={name} className={styles.swatch}>
          <span style={{ background: `var(${variable})` }} />
          {name}
        </li>
      ))}
    </ul>
  ),
}

const TypeSpecimen = () => {
  const say = useSay()
  return (
    <article className={styles.type}>
      <p className={styles.eyebrow}>{say('秋季系列 2026', 'Autumn 2026')}</p>
      <h1>{say('走得更遠，帶得更少。', 'Walk further. Carry less.')}</h1>
      <h2>{say('為香港的山海而造', 'Made for Hong Kong’s hills and sea')}</h2>
      <h3>{say('雲嶺防水硬殼外套', 'Cloudridge Waterproof Shell')}</h3>
      <h4>{say('三層物料，重 420 克', 'Three layers, 420 grams')}</h4>
      <p>
        {say(
          '由麥理浩徑第一段的沙灘，到大帽山上的風口，一件外套要應付的不只是雨。我們與 Northfell 一同試走了 14 條路線——每一處縫線、每一個口袋，都在路上改過三次以上……才有今天這一件 Cloudridge。',
          'From the beaches of the MacLehose Trail’s first stage to the wind gap on Tai Mo Shan, a jacket meets more than rain. With Northfell we walked fourteen routes — every seam and pocket was changed three times on the way — before this one was called finished.',
        )}
      </p>
      <p className={styles.small}>
        {say('全店滿 HK$600 免運費 · 14 天內可退換', 'Free delivery over HK$600 · Returns within 14 days')}
      </p>
      <p className={styles.figures}>HK$2,290 &ensp; HK$890 &ensp; 0123456789</p>
      <p>
        <a href="#type">{say('閱讀整個故事', 'Read the whole story')}</a>
      </p>
    </article>
  )
}

export const Type = { render: () => <TypeSpecimen /> }
export const TypeInEnglish = { ...Type, globals: { language: 'en' } }
export const TypeOnPhone = { ...Type, globals: { viewport: { value: 'phone', isRotated: false } } }

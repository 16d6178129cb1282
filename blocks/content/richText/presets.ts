import type { Preset } from '../../page/define-block.ts'
import type { z } from 'zod'
import type { richTextSchema } from './block.ts'

const storyZh = `
<h2>為甚麼叫 Cairn？</h2>
<p>在沒有路牌的高地，行山人會隨手疊起幾塊石頭，告訴後來的人：<em>路，就在這裏</em>。我們的店也是這樣：每一件都由走過山徑的人挑選。</p>
<ul>
  <li>每件外套都在大帽山的風雨中試過。</li>
  <li>拉鏈頭或縫線損壞，<a href="/contact-us">終身免費維修</a>。</li>
  <li>包裝不用一次性塑膠。</li>
</ul>
<blockquote>最好的裝備，是讓你忘記它存在的那一件。</blockquote>`

const storyEn = `
<h2>Why “Cairn”?</h2>
<p>Where there are no signposts, walkers leave a few stones for those who come next: <em>the way is here</em>. Our shop works the same way: each piece was put there by people who have walked the trails.</p>
<ul>
  <li>Every shell has been tested in the wind and rain on Tai Mo Shan.</li>
  <li>Broken zip pulls and seams are <a href="/contact-us">repaired free of charge, for life</a>.</li>
  <li>No single-use plastic in any parcel.</li>
</ul>
<blockquote>The best gear is the piece you forget you are wearing.</blockquote>`

const sizesZh = `
<h3>量身指引</h3>
<p>以厘米計，貼身量度。介乎兩個尺碼之間，內搭多層請選較大的一個。</p>
<table>
  <thead><tr><th>尺碼</th><th>胸圍</th><th>腰圍</th><th>袖長</th></tr></thead>
  <tbody>
    <tr><td>S</td><td>86–91</td><td>71–76</td><td>81</td></tr>
    <tr><td>M</td><td>94–99</td><td>79–84</td><td>83</td></tr>
    <tr><td>L</td><td>102–107</td><td>87–92</td><td>86</td></tr>
  </tbody>
</table>
<p>仍有疑問？歡迎<a href="/storeLocator">到門市試身</a>。</p>`

const careEn = `
<h3>Washing a waterproof shell</h3>
<ol>
  <li>Close every zip and loosen every cord.</li>
  <li>Wash at 30 °C with a cleaner made for membranes, never softener.</li>
  <li>Tumble dry on low for twenty minutes: the heat revives the water repellency.</li>
</ol>
<hr>
<p><strong>Does water still soak in?</strong> Spray on a new finish, or <a href="/storeLocator">bring it to a store</a> and we will do it for you.</p>`

export const richTextPresets = [
  { key: 'story', locale: 'zh_HK', options: { content: storyZh } },
  { key: 'storyEn', locale: 'en_US', options: { content: storyEn } },
  { key: 'sizes', locale: 'zh_HK', options: { content: sizesZh } },
  { key: 'care', locale: 'en_US', options: { content: careEn } },
] satisfies Preset<z.input<typeof richTextSchema>>[]

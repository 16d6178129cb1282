/**
 * Districts with their areas, Chinese and English, in the order of their codes: what is added later goes to the end of its
 * line, or the codes of others would change. The areas are ours: those people write on parcels.
 */
export const AREAS_OF_HONG_KONG: Readonly<Record<string, string>> = {
  '中西區/Central and Western':
    '中環/Central, 上環/Sheung Wan, 西營盤/Sai Ying Pun, 堅尼地城/Kennedy Town, 半山/Mid-Levels, 金鐘/Admiralty, 山頂/The Peak',
  '灣仔區/Wan Chai':
    '灣仔/Wan Chai, 銅鑼灣/Causeway Bay, 跑馬地/Happy Valley, 大坑/Tai Hang, 掃桿埔/So Kon Po, 渣甸山/Jardine’s Lookout',
  '東區/Eastern':
    '北角/North Point, 鰂魚涌/Quarry Bay, 太古/Taikoo, 西灣河/Sai Wan Ho, 筲箕灣/Shau Kei Wan, 柴灣/Chai Wan, 小西灣/Siu Sai Wan',
  '南區/Southern':
    '香港仔/Aberdeen, 鴨脷洲/Ap Lei Chau, 薄扶林/Pok Fu Lam, 黃竹坑/Wong Chuk Hang, 淺水灣/Repulse Bay, 赤柱/Stanley, 石澳/Shek O',
  '油尖旺區/Yau Tsim Mong':
    '尖沙咀/Tsim Sha Tsui, 佐敦/Jordan, 油麻地/Yau Ma Tei, 旺角/Mong Kok, 大角咀/Tai Kok Tsui, 西九龍/West Kowloon',
  '深水埗區/Sham Shui Po':
    '深水埗/Sham Shui Po, 長沙灣/Cheung Sha Wan, 荔枝角/Lai Chi Kok, 美孚/Mei Foo, 石硤尾/Shek Kip Mei, 又一村/Yau Yat Tsuen',
  '九龍城區/Kowloon City':
    '九龍城/Kowloon City, 九龍塘/Kowloon Tong, 何文田/Ho Man Tin, 紅磡/Hung Hom, 土瓜灣/To Kwa Wan, 啟德/Kai Tak',
  '黃大仙區/Wong Tai Sin':
    '黃大仙/Wong Tai Sin, 新蒲崗/San Po Kong, 鑽石山/Diamond Hill, 慈雲山/Tsz Wan Shan, 牛池灣/Ngau Chi Wan, 樂富/Lok Fu',
  '觀塘區/Kwun Tong':
    '觀塘/Kwun Tong, 牛頭角/Ngau Tau Kok, 九龍灣/Kowloon Bay, 藍田/Lam Tin, 油塘/Yau Tong, 秀茂坪/Sau Mau Ping',
  '荃灣區/Tsuen Wan': '荃灣/Tsuen Wan, 梨木樹/Lei Muk Shue, 深井/Sham Tseng, 汀九/Ting Kau, 馬灣/Ma Wan',
  '屯門區/Tuen Mun': '屯門/Tuen Mun, 藍地/Lam Tei, 黃金海岸/Gold Coast, 小欖/Siu Lam, 兆康/Siu Hong',
  '元朗區/Yuen Long':
    '元朗/Yuen Long, 天水圍/Tin Shui Wai, 洪水橋/Hung Shui Kiu, 錦田/Kam Tin, 流浮山/Lau Fau Shan, 新田/San Tin',
  '北區/North': '上水/Sheung Shui, 粉嶺/Fanling, 打鼓嶺/Ta Kwu Ling, 沙頭角/Sha Tau Kok, 鹿頸/Luk Keng',
  '大埔區/Tai Po': '大埔/Tai Po, 大埔墟/Tai Po Market, 太和/Tai Wo, 林村/Lam Tsuen, 大美督/Tai Mei Tuk',
  '西貢區/Sai Kung':
    '西貢/Sai Kung, 將軍澳/Tseung Kwan O, 坑口/Hang Hau, 調景嶺/Tiu Keng Leng, 清水灣/Clear Water Bay, 北潭涌/Pak Tam Chung',
  '沙田區/Sha Tin':
    '沙田/Sha Tin, 大圍/Tai Wai, 火炭/Fo Tan, 馬鞍山/Ma On Shan, 石門/Shek Mun, 烏溪沙/Wu Kai Sha',
  '葵青區/Kwai Tsing': '葵涌/Kwai Chung, 葵芳/Kwai Fong, 青衣/Tsing Yi, 荔景/Lai King, 葵盛/Kwai Shing',
  '離島區/Islands':
    '東涌/Tung Chung, 愉景灣/Discovery Bay, 梅窩/Mui Wo, 長洲/Cheung Chau, 南丫島/Lamma Island, 大澳/Tai O, 坪洲/Peng Chau',
}

export const AREAS_OF_MACAU: Readonly<Record<string, string>> = {
  '花地瑪堂區/Nossa Senhora de Fátima':
    '黑沙環/Areia Preta, 筷子基/Fai Chi Kei, 祐漢/Iao Hon, 青洲/Ilha Verde',
  '聖安多尼堂區/Santo António': '新橋/San Kio, 沙梨頭/Patane, 白鴿巢/Camões',
  '大堂區/Sé': '新口岸/NAPE, 南灣/Praia Grande, 議事亭前地/Senado Square',
  '望德堂區/São Lázaro': '塔石/Tap Seac, 東望洋/Guia',
  '風順堂區/São Lourenço': '媽閣/A-Má, 下環/Lower Ring, 西灣/Sai Van',
  '氹仔/Taipa': '氹仔舊城區/Taipa Village, 花城/Flower City, 北安/Pac On',
  '路氹城/Cotai': '路氹金光大道/Cotai Strip',
  '路環/Coloane': '路環市區/Coloane Village, 石排灣/Seac Pai Van, 黑沙/Hac Sa',
}

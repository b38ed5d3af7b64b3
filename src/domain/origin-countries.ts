/** The countries that grow coffee: their names in English and German, and regions that bags name instead of them. */

export interface OriginCountry {
  /** ISO 3166-1; Hawaii, which has a separate outline on maps, is US-HI. */
  code: string
  /** Numeric ISO 3166-1, which map data uses. */
  number: string
  /** As people write them, folded when compared. */
  names: readonly string[]
  /** Places that are often named without their country. */
  regions: readonly string[]
  /** Regions that have namesakes in other countries: a country that is named beside them takes precedence. */
  ambiguousRegions: readonly string[]
}

/**
 * "code number | names | regions", with commas within names and regions. A "?" marks a region with namesakes elsewhere.
 */
const ROWS = `
AG 028 | Antigua and Barbuda, Antigua und Barbuda, Barbuda |
AO 024 | Angola |
AU 036 | Australia, Australien | Byron Bay, Atherton
BI 108 | Burundi | Kayanza, Ngozi, Kirundo, Muyinga
BJ 204 | Benin |
BO 068 | Bolivia, Bolivien | Caranavi, Yungas
BR 076 | Brazil, Brasilien, Brasil | Minas Gerais, Sul de Minas, Cerrado?, Cerrado Mineiro, Mogiana, Mantiqueira, Santos?, Espirito Santo?, Bahia?, Chapada Diamantina
BZ 084 | Belize |
CD 180 | DR Congo, DRC, D.R. Congo, Democratic Republic of the Congo, Congo DR, Congo Kinshasa, DR Kongo, Kongo, Congo, Demokratische Republik Kongo, Kongo Kinshasa | Kivu?, South Kivu, North Kivu, Idjwi
CF 140 | Central African Republic, Zentralafrikanische Republik |
CG 178 | Republic of the Congo, Congo Brazzaville, Republik Kongo, Kongo Brazzaville |
CI 384 | Côte d'Ivoire, Ivory Coast, Elfenbeinküste |
CM 120 | Cameroon, Kamerun |
CN 156 | China, Volksrepublik China | Yunnan, Pu'er, Baoshan, Hainan
CO 170 | Colombia, Kolumbien | Huila, Nariño, Cauca?, Tolima, Antioquia, Quindío, Risaralda, Caldas?, Santander?, Sierra Nevada de Santa Marta, Pitalito, Valle del Cauca, Cundinamarca
CR 188 | Costa Rica | Tarrazú, West Valley?, Tres Ríos, Naranjo?, Chirripó
CU 192 | Cuba, Kuba |
CV 132 | Cape Verde, Cabo Verde, Kap Verde | Fogo?
DO 214 | Dominican Republic, Dominikanische Republik, República Dominicana | Barahona?, Jarabacoa
EC 218 | Ecuador | Loja?, Pichincha, Galápagos, Zamora Chinchipe
ET 231 | Ethiopia, Äthiopien, Aethiopien, Abyssinia | Yirgacheffe, Yirga Cheffe, Yirgachefe, Sidama, Sidamo, Guji, Gedeo, Harrar, Harar, Limu, Jimma, Djimmah, Kaffa, Bench Maji, Illubabor, Nekemte, Lekempti
FJ 242 | Fiji, Fidschi |
GA 266 | Gabon, Gabun |
GH 288 | Ghana |
GN 324 | Guinea |
GQ 226 | Equatorial Guinea, Äquatorialguinea |
GT 320 | Guatemala | Huehuetenango, Antigua?, Atitlán, Acatenango, Cobán, Fraijanes?
GY 328 | Guyana |
HN 340 | Honduras | Marcala, Copán, Santa Bárbara?, Comayagua
HT 332 | Haiti |
ID 360 | Indonesia, Indonesien | Sumatra, Java, Sulawesi, Bali, Flores?, Toraja, Mandheling, Lintong, Aceh, Gayo, Kintamani, Kerinci
IN 356 | India, Indien | Malabar, Chikmagalur, Chikkamagaluru, Coorg, Mysore, Karnataka, Araku, Nilgiris
JM 388 | Jamaica, Jamaika | Blue Mountain?, Blue Mountains?
KE 404 | Kenya, Kenia | Nyeri, Kirinyaga, Kiambu, Embu, Murang'a, Machakos
KH 116 | Cambodia, Kambodscha |
LA 418 | Laos | Bolaven, Bolaven Plateau
LK 144 | Sri Lanka, Ceylon |
LR 430 | Liberia |
MG 450 | Madagascar, Madagaskar |
MM 104 | Myanmar, Burma, Birma | Shan?, Ywangan
MW 454 | Malawi | Misuku, Misuku Hills
MX 484 | Mexico, Mexiko, México | Chiapas, Oaxaca, Veracruz, Pluma Hidalgo, Coatepec
MY 458 | Malaysia |
MZ 508 | Mozambique, Mosambik | Gorongosa
NC 540 | New Caledonia, Neukaledonien |
NG 566 | Nigeria |
NI 558 | Nicaragua | Jinotega, Matagalpa, Nueva Segovia
NP 524 | Nepal |
PA 591 | Panama | Boquete, Volcán?, Chiriquí?, Renacimiento?
PE 604 | Peru | Cajamarca, San Martín?, Chanchamayo, Cusco, Amazonas?, Puno?
PG 598 | Papua New Guinea, Papua-Neuguinea, PNG | Eastern Highlands?, Western Highlands?, Waghi Valley, Sigri
PH 608 | Philippines, Philippinen | Benguet, Sagada, Mindanao?
PR 630 | Puerto Rico | Yauco
PY 600 | Paraguay |
RW 646 | Rwanda, Ruanda | Nyamasheke, Huye, Lake Kivu?, Gakenke, Rutsiro
SA 682 | Saudi Arabia, Saudi-Arabien | Jazan
SB 090 | Solomon Islands, Salomonen |
SH 654 | Saint Helena, St. Helena, Sankt Helena |
SL 694 | Sierra Leone |
SS 728 | South Sudan, Südsudan | Boma?
ST 678 | São Tomé and Príncipe, São Tomé, Príncipe |
SV 222 | El Salvador | Santa Ana?, Apaneca, Chalatenango, Ahuachapán
TG 768 | Togo |
TH 764 | Thailand | Chiang Mai, Chiang Rai, Doi Chang, Doi Chaang
TL 626 | Timor-Leste, East Timor, Osttimor | Ermera, Timor?
TT 780 | Trinidad and Tobago, Trinidad, Tobago |
TW 158 | Taiwan | Alishan
TZ 834 | Tanzania, Tansania | Mbeya, Kilimanjaro?, Arusha, Ngorongoro
UG 800 | Uganda | Mount Elgon?, Mt. Elgon?, Rwenzori?, Bugisu, Sipi Falls
US 840 | USA, United States, United States of America, Vereinigte Staaten |
US-HI 840 | Hawaii, Hawai'i | Kona, Ka'u, Maui?, Kauai
VE 862 | Venezuela |
VN 704 | Vietnam, Viet Nam | Da Lat, Dalat, Lam Dong
VU 548 | Vanuatu |
YE 887 | Yemen, Jemen | Haraz, Mocha?, Mokha?, Bani Matar
ZA 710 | South Africa, Südafrika |
ZM 894 | Zambia, Sambia |
ZW 716 | Zimbabwe, Simbabwe |
`

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)

export const ORIGIN_COUNTRIES: readonly OriginCountry[] = ROWS.trim()
  .split('\n')
  .map((row) => {
    const [key, names, regions] = row.split('|')
    const [code, number] = key!.trim().split(' ')
    const places = listOf(regions!)
    return {
      code: code!,
      number: number!,
      names: listOf(names!),
      regions: places.filter((place) => !place.endsWith('?')),
      ambiguousRegions: places.filter((place) => place.endsWith('?')).map((place) => place.slice(0, -1)),
    }
  })

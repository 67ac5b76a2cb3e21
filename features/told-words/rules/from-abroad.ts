/** Dishes from abroad as people write what they hear, under a name that the catalogue has. */
export const FROM_ABROAD = `
har gow: hakaw, harkow, harkaw, hargau, hargow, har kow, har gau, ha gow, ha kao, har kao, ha gao, har gao, ha gau, har gaw, hagow, ha kaw, har kau
siu mai: shu mai, shumai, shaomai, shao mai, sui mai, siumai, siew mai, shui mai, shiu mai, shomai, siomai, xiu mai, sao mai
char siu: char sui, charsiu, char siew, cha siu, char shu, cha shao, char sieu, chasiu
char siu bao: char siu bun, char sui bao, cha siu bao, char siew bao, bbq pork bun, barbecue pork bun, char siu pau, bbq pork bao, cha sao bao
xiao long bao: xiaolongbao, xiao long bow, shao long bao, xiao lung bao, siu long bao, xlb's
bao: bau bun, bow bun, baos
cheung fun: rice noodle roll, cheong fun, chee cheong fun
char kway teow: char kuey teow, char kuay teow, char koay teow, char kwai teo, ckt, char kwey teow
hainanese chicken rice: hainan chicken rice, hainese chicken rice, hainanese chicken
nasi goreng: nasi gorang, nasi goring, naci goreng, nazi goreng, nasi gor
mee goreng: mie goreng, mi goreng noodles, mee gorang, mie gorang
nasi lemak: nasi lamak, nasi lemac, nasi lemek
laksa: lakza, laksah, luxa
rendang: rendeng, randang
satay: sate, saté, satey, sartay, sattay
banh mi: bahn mi, ban mi, bahnmi, banhmi, bun mi, bánh mì, bahn me, banh me, baan mi
pho: fo soup, phó, phở, phoe
rice paper rolls: rpr, ricepaper rolls, goi cuon, rice paper rols
rice paper roll: ricepaper roll
bun cha: bahn cha
pad thai: phad thai, pad tai, padthai, pud thai, phat thai, pad thia
pad see ew: pad se ew, pad seew, pad siew, phad see ew, pad see yu, pat see ew, pad see eu, padseeew
massaman curry: masaman curry, musaman curry, mussaman curry, massuman curry
massaman: masaman, musaman, mussaman
tom yum: tom yam, tomyum, tom yom, tomyam
som tam: som tum, somtum
san choy bow: sang choy bow, san choi bao, sang choi bow, san choy bau, san choi bow, sang choi bao, san chow bow
kung pao: gong bao, kung po, kong pao, kung pow
mapo tofu: ma po tofu, mapu tofu, mabo tofu
wonton: won ton, wanton, wun tun, wantan
congee: conjee, congie, kanji rice
bok choy: bokchoy, buk choy, pak choi, bock choy, bok choi, pok choy
wombok: wongbok, wong bok
gai lan: gailan, kai lan, gai larn
edamame: edemame, eda mame, edamami, edamamme, endamame
gyoza: gioza, gyozas, guoza, gyosa, gyozah, giyoza
teriyaki: teryaki, terriyaki, teriaki, teri yaki, terryaki, teriyake
tempura: tempora, temperer
sashimi: sashimmi, sushimi
nigiri: nigri, nigeri, nigiris
okonomiyaki: okonomyaki, okanomiyaki
takoyaki: tacoyaki, takoyaky
tonkatsu: tonkatzu, ton katsu, tonkastu
katsu: katzu, kastu
udon: udong, oodon
ramen: raman, ramin, rahmen
miso: meeso, misso
matcha: macha, maccha, matchya
mochi: mocchi, moochi
tteokbokki: dukbokki, ddukbokki, tokbokki, topokki, tteobokki, dokbokki, ttoekbokki, tteok bokki, duk bokki, toppokki, ddeokbokki, dukboki
kimbap: gimbap, kimbab, gimbab
bibimbap: bibimbab, bi bim bap, bibimpap, bibim bap, bibibap
bulgogi: bulgoggi, bulgolgi, bool gogi
kimchi: kimchee, kim chi, kimche, gimchi
japchae: chapchae, japche, jap chae, chap chae, jabchae
gochujang: gochuchang, gochu jang, kochujang
soju: sojo
doner kebab: donner kebab, döner kebab, döner, donar kebab, donna kebab, doner kabab, donner, dona kebab
kebab: kebap, kabab, kabob, kebob
souvlaki: souvlakia, suvlaki, souvalaki, soovlaki, souvi, soufflaki
shawarma: shwarma, schwarma, shawerma, shawurma, shoarma, chawarma
gyros: yeeros, yiros, gyro, yeros, giros
tzatziki: tatziki, tzaziki, zaziki, tsatsiki, tzadziki, taziki, tsatziki, tatsiki, tzatsiki, zatziki
taramosalata: taramasalata, tarama, taramosalta
spanakopita: spanikopita, spanakopitta, spinakopita, spanakopeta
moussaka: mousaka, musaka, mousakka, moosaka
dolmades: dolmathes, dolmadakia, dolmadas
pastitsio: pasticio, pastichio
baklava: baclava, backlava, baklawa, baklavah, bakhlava, balaclava slice
halloumi: haloumi, hallumi, haloomi, hellim, haluomi, hallomi, halumi
hummus: humus, hommus, houmous, humous, hoummus, humas, hummous, hummis, homous, humuss, hommous, hoomus
tahini: tahina, tahinni, tehina
falafel: felafel, filafel, falafal, falaffel, felafal, fallafel
tabbouleh: tabouli, tabouleh, tabuleh, taboulie, tabbuli, tabulleh, taboulleh, tabooli
fattoush: fatoush, fatush, fattouche
baba ganoush: baba ganush, babaganoush, baba ghanoush, baba ganouj, baba ghanouj, babaganouj, baba gannoush, baba ganosh
labneh: labne, labna, lebneh, labnah
kibbeh: kibbe, kibbi, kibe, kubbeh
manoush: manousheh, manaeesh, manakish, manoosh, mannoush, manoushe
kofta: kafta, kufta, kofte, koftah, köfte
borek: burek, boureka, bourek, byrek, bureks, börek
lahmacun: lahmajun, lahmajoun
gozleme: gozlome, gozlemme, gözleme, gozlema, goz leme
cevapi: cevapcici, chevapi, chevapchichi, cevapchichi, čevapi
pierogi: perogi, pierogies, perogies, pirogi, pyrohy, pierogie
borscht: borsch, borsht
schnitzel: shnitzel, snitzel, shnitty, schnitsel, schnitzle, schnizel, snitty, schnitza, schnittzel
kransky: kranski, kranskie, cransky
sauerkraut: saurkraut, sourkraut, sauercraut, sauer kraut
parmigiana: parma, parmi, parmy, parmie, parmigana, parmagiana, parmegiana, parmajana
spaghetti carbonara: spag carb
carbonara: carbonera, carbanara, carbinara
lasagne: lasagna, lasange, lasanga, lasanya, lasagnia, lazagna, lazanya
gnocchi: gnochi, nyoki, gnocci, knocchi, noki, nocchi, gnocci, gnocchis, nokki
focaccia: focacha, focachia, focacia, foccacia, foccaccia, focaccio, foccatia
bruschetta: brushetta, bruscetta, brushcetta, bruschetti, broosketta
ciabatta: chiabatta, ciabata, chibatta, ciabatter
prosciutto: proscuitto, prosciuto, prosecuto, proshuto, prosciuto ham, procuitto, proschutto
arancini: aranchini, arrancini, arancinis, arancini balls, arrancini
fettuccine: fettucine, fettuccini, fetuccini, fettucini, fetachini, fettachini
linguine: linguini, lingwini, linguinie
tiramisu: tiramasu, tirimisu, teramisu, tiramasou, tirimasu
panna cotta: pannacotta, pana cotta, panacotta, panna cota
cannoli: canoli, cannolis, canolli
gelato: jelato, gellato
espresso: expresso, esspresso, espreso, xpresso
cappuccino: capuccino, capuchino, cappacino, cappucino, capucino, cappacino, capacino, cuppacino, capp, cappo, cappie, kappuccino, cappachino, cappuchino
cappuccinos: capuccinos, cappucinos, capps
macchiato: machiato, maciato, mackiato, macchiatto
piccolo: picolo, piccollo
mocha: moka, mocca, mocka
affogato: afogato, affagato
burrito: burito, buritto, burritto, buritos
quesadilla: quesadila, quesedilla, kesadilla, casadilla, quesadia, kaysadilla
enchilada: enchillada, inchilada, enchalada
guacamole: guac, gwak, guacomole, guacamolie, gaucamole, guacemole, gwac, guacamoli
jalapeno: jalepeno, jalapino, halapeno, jalopeno, halapenyo
jalapenos: jalepenos, jalapinos, halapenos, jalopenos
nachos: natchos, natcho's
tacos: tackos, tahcos
fajita: fahita, fajeta
fajitas: fahitas
chorizo: chirizo, chorizio, choritzo, chorozo, cherizo
churros: chorros, churos
paella: paela, payella, pyella
empanada: empenada, empinada
acai bowl: açaí bowl, asai bowl, acaii bowl, asahi bowl, acia bowl, açai bowl
acai: asai, açaí, acaii, açai
quinoa: quiona, keenwa, quinoah, qinoa, kwinoa, kinwa, quinua, keenwah, qunioa
chia: chai seeds
croquettes: crockets
quiche: keesh, kish, qwiche, quishe, quische
ratatouille: ratatoui, ratatooey, rattatouille, ratatui
hollandaise: holandaise, hollandaze, hollandase, holondaise, hollondaise
bearnaise: bernaise, bearnaisse, bérnaise
pate: patte, pâté, patay
creme brulee: creme brule, crem brulee, brule, crème brûlée, creme brûlée
eclair: eclare, eclaire, éclair
profiteroles: profitaroles, proffiteroles
souffle: soufle, soufflé, souffly
vinaigrette: vinegarette, vinegrette, viniagrette, vinagrette, vinaigrete
worcestershire sauce: worcester sauce, woostershire sauce, wooster sauce, worchestershire sauce, worstershire sauce, wostershire sauce, worchester sauce, lea perrins
tikka masala: tika masala, tikka marsala, tikka massala, tiki masala, tikamasala
butter chicken: butterchicken, buttered chicken curry, murgh makhani
dahl: dal, daal, dhal, dahl curry, dhall, dahal
naan: nan bread, narn, naan bread, naans, nann
roti: rotti, rotie, rotis, rotee
chapati: chapatti, chappati, chapathi, chapattis, chappatti
paratha: parata, pratha, paratta
pappadum: papadam, papadom, poppadom, papad, papadams, poppodom, papadums, papadoms, pappadom, pappadam, poppadoms, pappadums, pappadoms
samosa: samoosa, samossa, sambosa, somosa
samosas: samoosas, samossas, somosas
pakora: pakoda, pakorra, pakhora
bhaji: bhajee, bhajia, bahji
biryani: briyani, biriyani, byriani, biriani, biryiani, buriyani
korma: kurma, khorma
vindaloo: vindalu, vindaloo curry, vinderloo
rogan josh: roganjosh, rogon josh, roghan josh, rogan gosh, rogun josh
palak paneer: pallak paneer, saag panir, palak panir, palack paneer
paneer: panir, panner, pannir
aloo gobi: aloo ghobi, alu gobi, aaloo gobi
chana masala: channa masala, chana massala, channa
tandoori: tandori, tanduri, tandoory
raita: ryta, raitha, rita yoghurt, riata
dosa: dosai, dhosa, dosas
idli: idly, idlis, iddli
sambar: sambhar, sambaar, sambah
poha: pohe, powa
lassi: lassie drink, lasi, mango lassie
chai latte: chi latte, chia latte
chai: chai tea latte, chaai
jollof: jollof rice, jolof rice, jellof rice
fufu: foofoo, foufou
injera: enjera, injira, anjera
biltong: bill tong, biltongs, bultong
boerewors: boerwors, boerewors sausage, borewors
`;

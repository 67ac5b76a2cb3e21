/**
 * The stems that head every published list of leaked passwords. A long password is refused when it
 * is little more than one or two of them with digits and signs around ("Password2024!").
 */
export const COMMON_STEMS: readonly string[] = `
password passwort passw0rd passcode passphrase pass welcome letmein changeme secret login signin
admin administrator root superuser master guest test testing tester demo user default temp
qwerty qwertz azerty asdf asdfgh zxcv zxcvbn qazwsx abc abcd abcdef
iloveyou ilovey loveyou loveme lovely love lover forever always sweetheart darling honey baby babygirl
princess prince queen king angel heaven sunshine rainbow flower butterfly dolphin unicorn
monkey dragon tiger lion eagle panther wolf shadow phoenix falcon mustang bear kitten puppy doggie
football soccer baseball basketball hockey cricket rugby tennis golf cycling running fitness workout
training gym gymrat muscle strong strength healthy crossfit marathon
liverpool chelsea arsenal manchester united barcelona realmadrid juventus steelers cowboys yankees
lakers broncos eagles richmond collingwood essendon carlton melbourne sydney brisbane perth adelaide
australia aussie england america canada ireland scotland newzealand london paris
superman batman spiderman ironman hulk starwars startrek pokemon pikachu naruto minecraft fortnite
roblox nintendo playstation xbox hello hellokitty goodbye thankyou whatever nothing something
computer internet google facebook instagram youtube twitter microsoft windows apple iphone samsung
android samsunggalaxy linkedin amazon netflix spotify
michael jennifer jessica ashley daniel jordan thomas robert matthew andrew anthony joshua charlie
george harley hunter buster maggie ginger pepper cookie chocolate banana orange cheese coffee
summer winter spring autumn january february march april june july august september october november
december monday tuesday wednesday thursday friday saturday sunday
money freedom success blessed jesus jesuschrist christ god godisgood faith hope trustno1 trust
killer ninja pirate matrix merlin gandalf hobbit access security secure private mypassword myaccount
mustangs corvette ferrari porsche mercedes toyota holden yamaha ducati
fuckyou fuckoff asshole bitch sexy pussy
vigour vigor
christopher christian christine christina elizabeth alexander alexandra alexandre alexandru alejandro
alejandra alessandro alessandra benjamin stephanie stephen samantha jonathan johnathan nicholas nicolas
katherine katharina kathryn veronica victoria valentina valentine gabriella gabriela gabriel francisco
francisca francesco francesca isabella isabelle isabel genevieve guillermo guillaume giovanni antonella
antoinette angelina angelica angelique margaret marianne maryanne annemarie natalie natasha nathaniel
nathan patricia patrick sebastian theodore theodora timothy vanessa virginia caroline carolina charlotte
cristiano fernando fernandez rodriguez gonzalez martinez hernandez ferreira oliveira dominic dominique
danielle daniela frederic frederick gregory jacqueline jeremiah kimberly lawrence leonardo lorenzo
madeline mackenzie maximilian melanie melissa meredith michelle mohammed muhammad priyanka rebecca
richard roberto ricardo rosemary sabrina salvador savannah vincent william zachary bernadette brittany
brandon cameron cassandra catherine crystal cynthia deborah dorothy edward emmanuel heather jasmine
johnson anderson robertson richardson macdonald mcdonald williams taylor wilson
metallica slipknot eminem coldplay radiohead nirvana ironmaiden ledzeppelin evanescence ronaldinho
ronaldo beckham messi maradona juventus galatasaray fenerbahce flamengo borussia hollister
peanutbutter cheeseburger strawberry blueberry raspberry watermelon pineapple marshmallow
transformers transformer supergirl deadpool avengers chewbacca skywalker runescape warcraft hogwarts
philadelphia birmingham nottingham california chicago baltimore barcelona amsterdam frankfurt stockholm
deutschland germany argentina brasilia venezuela guatemala bangladesh newcastle sunderland springfield
butterflies blackstar nightmare helicopter motorcycle thunder lightning undertaker
`
  .trim()
  .split(/\s+/);

/** Whole passwords of 12 characters and more that many people have chosen. Folded like the candidate. */
export const COMMON_LONG: ReadonlySet<string> = new Set(
  `
correcthorsebatterystaple correcthorsebattery thequickbrownfox thequickbrownfoxjumps
onceuponatime tobeornottobe maytheforcebewithyou maytheforce opensesame openthedoor
unbelievable relationship entertainment international professional communication
congratulations supercalifragilisticexpialidocious antidisestablishmentarianism
harrypotter harrypotter1 lordoftherings gameofthrones winteriscoming valarmorghulis
justinbieber taylorswift michaeljackson michaeljordan cristianoronaldo lionelmessi
manchesterunited manchestercity realmadridcf fcbarcelona atleticomadrid bayernmunich
newyorkyankees dallascowboys greenbaypackers pittsburghsteelers
ineedanewpassword idontknow idontcare iforgotmypassword forgotpassword thisismypassword
mypasswordispassword nopassword enterpassword yourpassword newpassword oldpassword
ilovemymom ilovemydad ilovemyfamily ilovemywife ilovemydog ilovemycat iloveyoubaby iloveyousomuch
iloveyouforever iloveyoumore imissyou sweetiepie teddybear teddybears hellokitty littlesister
mickeymouse winniethepooh spongebob spongebobsquarepants tinkerbell scoobydoo dragonball dragonballz
finalfantasy callofduty grandtheftauto assassinscreed leagueoflegends worldofwarcraft counterstrike
linkinpark metallica ironmaiden greenday blinkoneeightytwo slipknot avengedsevenfold
godisgreat jesuslovesme jesusislord jesussaves thankyoujesus thankyoulord inthenameofgod
jamesbond ilovemyself ilovejesus leavemealone abrakadabra abracadabra hippopotamus thatsmyname
construction independence relationships championship firefighter heartbreaker frankenstein untouchable
trustnoone nopassword whatthefuck kisskisskiss bulletproof rememberme rememberthis iloveyoumum
iloveyoumom iloveyoudad iloveyouall mommyanddaddy mumanddad myfamilyfirst thankyougod inshaallah
stayhealthy loseweight getfitnow nopainnogain nevergiveup justdoit believeinyourself
carpediem hakunamatata lifeisgood livelaughlove liveandletlive veryverysecret topsecret
letmeinplease pleaseletmein changethispassword changemenow temporarypassword defaultpassword
adminpassword rootpassword administrator welcometoaustralia
australiarules crocodiledundee vegemitetoast
`
    .trim()
    .split(/\s+/),
);

/** Rows, columns and diagonals fingers walk along. */
export const KEYBOARD_WALKS: readonly string[] = [
  '`1234567890-=',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  'qwertzuiop',
  'azertyuiop',
  'qsdfghjklm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaqxswcdevfrbgtnhymjukilop',
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
];

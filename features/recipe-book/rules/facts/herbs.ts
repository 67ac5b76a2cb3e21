import { readFacts } from '../read-facts.ts';

export const herbs = readFacts(
  'herbs',
  `
parsley|parsley-raw|flat-leaf parsley|40|leaf|cup=60 tbsp=5 bunch=100 handful=10 k:herb s:raw
coriander|coriander-fresh|fresh coriander|50|leaf|cup=20 tbsp=2 bunch=90 handful=8 k:herb s:raw
basil|basil-fresh|fresh basil|75|leaf|cup=24 tbsp=3 bunch=80 handful=8 k:herb s:raw
mint|mint-fresh|fresh mint|75|leaf|cup=24 tbsp=2 bunch=70 handful=8 k:herb s:raw
dill|dill-fresh|fresh dill|120|leaf|tbsp=2 cup=9 bunch=30 handful=5 k:herb s:raw
chives|chives-raw|chives|120|leaf|tbsp=4 bunch=25 cup=48 k:herb s:raw
thyme|thyme-fresh|fresh thyme|210|leaf|tsp=0.8 sprig=1 k:herb s:raw
rosemary|rosemary-fresh|fresh rosemary|160|leaf|tsp=0.7 tbsp=2.5 sprig=2 k:herb s:raw
`,
);

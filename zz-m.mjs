import sharp from 'sharp';
const [,,out,...files]=process.argv;
const ims=[]; for(const f of files){ const i=await sharp(f).resize({width: f.includes('desktop')?760:390}).extract?.constructor ? await sharp(await sharp(f).resize({width: f.includes('desktop')?760:360}).png().toBuffer()).toBuffer({resolveWithObject:true}) : null; ims.push(i)}
const H=1900; const cut=await Promise.all(ims.map(i=>sharp(i.data).extract({left:0,top:0,width:i.info.width,height:Math.min(H,i.info.height)}).toBuffer({resolveWithObject:true})));
const w=cut.reduce((s,i)=>s+i.info.width+8,0), h=Math.max(...cut.map(i=>i.info.height)); let x=0;
await sharp({create:{width:w,height:h,channels:3,background:'#888'}}).composite(cut.map(i=>{const l=x; x+=i.info.width+8; return {input:i.data,left:l,top:0}})).png().toFile(out);

/**
 * What a company is by law, in all spellings that papers and lists use: it says nothing about which company it is. Names and abbreviations:
 * ISO 20275, entity legal forms, code list of 19 Feb 2026 (published by GLEIF, read on 27 Nov 2026), of the countries that most companies on
 * the lists are from and most customers trade with. Beside them the translations and transliterations that the lists of the UN, the EU, the US
 * and the UK write. A form is compared as names are: in Latin letters, small, without marks.
 */
const table = `
English: co; company; corp; corporation; inc; incorporated; limited; ltd; public; private; company limited; limited company
English: public limited company; public company limited; private limited company; private company limited; plc; pte; pty; pvt; ptc
English: company limited by shares; private company limited by shares; public company limited by shares; company limited by guarantee
English: llc; limited liability company; company with limited liability; society with limited liability; limited liability society
English: unlimited company; unlimited liability company; limited liability; with limited liability; one person company; opc; smc
English: lp; llp; lllp; limited partnership; limited liability partnership; general partnership; sole proprietorship
English: jsc; joint stock company; joint stock; joint stock co; stock company; shareholding company; joint stock commercial bank
English: pjsc; public joint stock company; public joint stock; ojsc; open joint stock company; open joint stock; publicly traded company
English: cjsc; closed joint stock company; closed joint stock; prjsc; private joint stock company; private joint stock
English: joint stock company of open type; joint stock company of closed type; non public joint stock company
English: public shareholding company; private shareholding company; state unitary enterprise; federal state unitary enterprise; fsue; unitary enterprise
Gulf and Levant: wll; fze; fzco; fzc; fzllc; fz llc; dmcc; free zone company; free zone establishment; est; psc; qsc; qpsc; saoc; saog; bsc; kscc; ksc; sal
German: gmbh; gesellschaft mit beschränkter haftung; ges mbh; mbh; ggmbh; ag; aktiengesellschaft; kg; kommanditgesellschaft; kgaa; ohg; gmbh co kg
German: kommanditgesellschaft auf aktien; offene handelsgesellschaft; ug; ug haftungsbeschränkt; unternehmergesellschaft; ev; eingetragener verein
German: eingetragene genossenschaft; stiftung; einzelunternehmen; einzelfirma; gmbh und co kg; societas europaea
French: sa; société anonyme; sarl; société à responsabilité limitée; sas; société par actions simplifiée; sasu; eurl; suarl; snc; gie; sprl
French: société en nom collectif; société en commandite simple; société en commandite par actions; groupement d'intérêt économique
French: société anonyme unipersonnelle; société unipersonnelle à responsabilité limitée; société coopérative; entreprise individuelle
Italian: spa; società per azioni; srl; srls; società a responsabilità limitata; società in nome collettivo; società in accomandita semplice
Italian: società a garanzia limitata; sagl; sapa; società in accomandita per azioni
Spanish: sociedad anónima; sociedad anónima de capital variable; sa de cv; sab de cv; s de rl; s de rl de cv; sociedad de responsabilidad limitada
Spanish: sociedad limitada; sociedad limitada unipersonal; sociedad por acciones simplificada; compañía anónima; compañía limitada; cia ltda
Spanish: sl; slu; eirl; empresa individual de responsabilidad limitada; sociedad anónima cerrada; cv
Portuguese: sociedade anónima; sociedade limitada; ltda; limitada; lda; sociedade por quotas; unipessoal lda; eireli
Dutch: bv; nv; besloten vennootschap; besloten vennootschap met beperkte aansprakelijkheid; naamloze vennootschap; vof; bvba; cvba
Dutch: vennootschap onder firma; commanditaire vennootschap
Nordic: ab; aktiebolag; ab publ; handelsbolag; kommanditbolag; as; asa; aksjeselskap; allmennaksjeselskap; aktieselskab; aps; anpartsselskab
Nordic: oy; oyj; osakeyhtiö; julkinen osakeyhtiö; ehf
Baltic: sia; uab; uždaroji akcinė bendrovė; akcinė bendrovė; akciju sabiedrība; sabiedrība ar ierobežotu atbildību; oü; osaühing; aktsiaselts
Polish: sp; zoo; spółka; sp zoo; spółka z ograniczoną odpowiedzialnością; spółka akcyjna; spółka komandytowa; prosta spółka akcyjna
Czech and Slovak: sro; společnost s ručením omezeným; spoločnosť s ručením obmedzeným; akciová společnost; akciová spoločnosť
Hungarian: kft; nyrt; zrt; korlátolt felelősségű társaság; részvénytársaság; zártkörűen működő részvénytársaság; nyilvánosan működő részvénytársaság
Romanian: societate pe acțiuni; societate cu răspundere limitată
South Slavic: doo; dd; ad; ood; eood; ead; dooel; društvo s ograničenom odgovornošću; društvo sa ograničenom odgovornošću; akcionarsko društvo
South Slavic: dioničko društvo; družba z omejeno odgovornostjo; друштво са ограниченом одговорношћу; акционарско друштво
South Slavic: дружество с ограничена отговорност; акционерно дружество; друштво со ограничена одговорност; акционерско друштво
Albanian: shpk; shoqëri me përgjegjësi të kufizuar; shoqëri aksionare
Greek: ανώνυμη εταιρεία; ανώνυμη εταιρία; εταιρεία περιορισμένης ευθύνης; ιδιωτική κεφαλαιουχική εταιρεία; epe
Turkish: aş; anonim şirketi; anonim sirket; anonim; limited şirketi; ltd şti; şti; şirketi; kollektif şirketi; san ve tic as; san ve tic ltd şti
Russian: ооо; общество с ограниченной ответственностью; ао; акционерное общество; пао; публичное акционерное общество; тоо
Russian: оао; открытое акционерное общество; зао; закрытое акционерное общество; нао; непубличное акционерное общество; одо
Russian: акционерное общество открытого типа; акционерное общество закрытого типа; индивидуальный предприниматель; фгуп; гуп; муп; руп; чуп
Russian: федеральное государственное унитарное предприятие; государственное унитарное предприятие; муниципальное унитарное предприятие
Russian: республиканское унитарное предприятие; частное унитарное предприятие; унитарное предприятие; товарищество с ограниченной ответственностью
Russian: общество с дополнительной ответственностью; полное товарищество; производственный кооператив
Russian in Latin letters: obshchestvo s ogranichennoi otvetstvennostyu; obschestvo s ogranichennoy otvetstvennostyu
Russian in Latin letters: obshchestvo s ogranichennoy otvetstvennostiu; obshestvo s ogranichennoj otvetstvennostju
Russian in Latin letters: aktsionernoye obshchestvo; aktsionernoe obschestvo; akcionernoe obshhestvo; akcionernoe obshestvo
Russian in Latin letters: publichnoye aktsionernoye obshchestvo; publichnoe aktsionernoe obschestvo; publichnoe akcionernoe obshhestvo
Russian in Latin letters: otkrytoye aktsionernoye obshchestvo; otkrytoe aktsionernoe obschestvo; otkrytoe akcionernoe obshhestvo
Russian in Latin letters: zakrytoye aktsionernoye obshchestvo; zakrytoe aktsionernoe obschestvo; zakrytoe akcionernoe obshhestvo
Russian in Latin letters: federalnoye gosudarstvennoye unitarnoye predpriyatiye; gosudarstvennoye unitarnoye predpriyatiye; unitarnoye predpriyatiye
Ukrainian: товариство з обмеженою відповідальністю; прат; приватне акціонерне товариство; публічне акціонерне товариство; акціонерне товариство
Ukrainian: tovarystvo z obmezhenoyu vidpovidalnistyu; pryvatne aktsionerne tovarystvo; publichne aktsionerne tovarystvo
Belarusian: таварыства з абмежаванай адказнасцю; закрытае акцыянернае таварыства; адкрытае акцыянернае таварыства
Central Asian and Caucasian: жшс; жауапкершілігі шектеулі серіктестігі; акционерлік қоғамы; mchj; aksiyadorlik jamiyati; mmc; məhdud məsuliyyətli cəmiyyəti
Central Asian and Caucasian: açıq səhmdar cəmiyyəti; შპს; შეზღუდული პასუხისმგებლობის საზოგადოება; სააქციო საზოგადოება; սպը; փբը; бхк; ххк; llk
Arabic: شركة ذات مسؤولية محدودة; الشركة ذات المسؤولية المحدودة; ذ.م.م; شركة مساهمة عامة; شركة المساهمة العامة; ش.م.ع; شركة المساهمة الخاصة; ش.م.خ
Arabic: شركة مساهمة مقفلة; شركة مساهمة; ش.م.م; ش.م.ل; شركة; المحدودة; sharika; sharikat; sharikah; sharikat almusahama
Persian: شرکت; شرکت سهامی خاص; سهامی خاص; شرکت سهامی عام; سهامی عام; با مسئولیت محدود; sherkat; sherkate; sherkat sahami khass; sherkat sahami khas
Persian: sherkate sahami khass; sherkat e sahami khass; sahami khass; sahami khas; sahami am; ba masouliyat mahdoud; ba masouliyat mahdood
Hebrew: בע"מ; חברה בע"מ
Chinese: 有限公司; 有限责任公司; 有限責任公司; 股份有限公司; 集团有限公司; 公司; yougongsi; youxiangongsi; youxian gongsi; youxian zeren gongsi
Chinese: gufen youxian gongsi; gongsi
Japanese: 株式会社; 有限会社; 合同会社; 合資会社; 合名会社; kabushiki kaisha; kabushiki gaisha; kabushiki; kaisha; gaisha; kabushikigaisha; kk
Japanese: godo kaisha; goudou kaisha; yugen kaisha; yugen gaisha; yugen; gomei kaisha; goshi kaisha
Korean: 주식회사; 유한회사; 유한책임회사; 합자회사; jusik hoesa; chusik hoesa; yuhan hoesa; jusikhoesa
South-East Asian: công ty tnhh; công ty cổ phần; công ty trách nhiệm hữu hạn; công ty trách nhiệm hữu hạn một thành viên; tnhh; ctcp; tnhh mtv
South-East Asian: pt; tbk; perseroan terbatas; bhd; sdn; sdn bhd; berhad; sendirian berhad; บริษัท; จำกัด; มหาชน
South Asian: प्राइवेट लिमिटेड; लिमिटेड
`

export const legalForms: readonly string[] = table
  .trim()
  .split('\n')
  .flatMap((line) => line.slice(line.indexOf(':') + 1).split(';'))

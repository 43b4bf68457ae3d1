// The GS1 member organization that assigned a number, by the first three digits of its 13-digit form.

/** Country and the first and last prefix, as GS1 lists them ("GS1 company prefix"). */
const PREFIXES =
  'US 000-019 US 030-039 US 060-139 FR 300-379 BG 380 SI 383 HR 385 BA 387 ME 389 XK 390 DE 400-440 JP 450-459 ' +
  'RU 460-469 KG 470 TW 471 EE 474 LV 475 AZ 476 LT 477 UZ 478 LK 479 PH 480 BY 481 UA 482 TM 483 MD 484 AM 485 ' +
  'GE 486 KZ 487 TJ 488 HK 489 JP 490-499 GB 500-509 GR 520-521 LB 528 CY 529 AL 530 MK 531 MT 535 IE 539 BE 540-549 ' +
  'PT 560 IS 569 DK 570-579 PL 590 RO 594 HU 599 ZA 600-601 GH 603 SN 604 BH 608 MU 609 MA 611 DZ 613 NG 615 KE 616 ' +
  'CI 618 TN 619 TZ 620 SY 621 EG 622 LY 624 JO 625 IR 626 KW 627 SA 628 AE 629 FI 640-649 CN 690-699 NO 700-709 ' +
  'IL 729 SE 730-739 GT 740 SV 741 HN 742 NI 743 CR 744 PA 745 DO 746 MX 750 CA 754-755 VE 759 CH 760-769 CO 770-771 ' +
  'UY 773 PE 775 BO 777 AR 778-779 CL 780 PY 784 EC 786 BR 789-790 IT 800-839 ES 840-849 CU 850 SK 858 CZ 859 RS 860 ' +
  'MN 865 KP 867 TR 868-869 NL 870-879 KR 880 KH 884 TH 885 SG 888 IN 890 VN 893 PK 896 ID 899 AT 900-919 AU 930-939 ' +
  'NZ 940-949 MY 955 MO 958';

const RANGES = Array.from(PREFIXES.matchAll(/([A-Z]{2}) (\d{3})(?:-(\d{3}))?/g), ([, country = '', from = '', to]) => ({
  country,
  from,
  to: to ?? from,
}));

/** The ISO code of the country whose organization assigned the number; null for books, coupons and internal numbers. */
export function gs1Country(gtin: string): string | null {
  const prefix = gtin.padStart(14, '0').slice(1, 4);
  return RANGES.find(({ from, to }) => from <= prefix && prefix <= to)?.country ?? null;
}

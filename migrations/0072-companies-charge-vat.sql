-- What buyers see of an offer's VAT depends on its seller, too: who is exempt charges none. Lists and pages read it with the company; the
-- settings of documents decide it.
alter table companies add column if not exists charges_vat boolean not null default true;
update companies c set charges_vat = false
from document_settings d where d.company_id = c.id and d.vat_status = 'exempt' and c.charges_vat;

-- Which company heard of which version: one that is approved after the others were told hears of it, too, and nobody hears twice.
create table text_companies_told (
  version_id int not null references text_versions(id) on delete cascade,
  company_id int not null references companies(id) on delete cascade,
  primary key (version_id, company_id)
);
create index on text_companies_told (company_id);

-- What comes into force was told already to these.
insert into text_companies_told (version_id, company_id)
  select v.id, c.id from text_versions v
  join text_notifications n on n.version_id = v.id
  join companies c on c.id <= n.after_company and c.status in ('approved', 'suspended')
  where v.in_force_from > now();

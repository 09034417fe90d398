-- Products that an import was to publish and that lack what publishing asks for; rows that got a code of their content.
alter table imports add column drafts int not null default 0, add column generated int not null default 0;

-- A product whose pictures are still to be fetched is published when it has them.
alter table import_picture_tasks add column publish boolean not null default false;

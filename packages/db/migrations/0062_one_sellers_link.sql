-- News go out with the link that is there: a mail of a link says what has happened, and the link itself does not.
alter table links
  drop column is_news;
